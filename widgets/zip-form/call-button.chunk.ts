export { CallButton } from '#flow/call-button.view';
