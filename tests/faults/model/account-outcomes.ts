import { waitEn } from '#account/failure-strings.en';
import { format } from '#i18n/format';
import { en as forgotEn } from '#widgets/forgot-password/strings.en';
import { Customer } from '../../browser/model/customer.ts';
import type { OtherOutcome, Scene } from './fault-point.ts';
import { expect } from './journey.ts';
import type { FaultName } from './response-faults.ts';

/** The outcomes of a form that counts the seconds down after too many requests. */
export const waits = ({
  continues,
  faults = ['status 429, Retry-After 0', 'status 429, Retry-After soon'],
}: {
  continues(scene: Scene): Promise<unknown>;
  faults?: readonly FaultName[];
}): readonly OtherOutcome[] => [
  {
    faults,
    title: 'after too many requests the form counts down, and can be sent again',
    announces: ({ page }) => page.getByText(/too many tries|can try again now/i),
    sees: ({ page }) => expect(page.getByText(/can try again now/i).first()).toBeVisible(),
    continues,
  },
  {
    faults: ['status 429, Retry-After 1000000000'],
    title: 'a wait of thirty years is one of an hour',
    announces: ({ page }) => page.getByText(format(waitEn['tooManyTries.minutes'], { minutes: 60 })),
  },
];

export const linkSent = ({ page }: Scene) => page.getByRole('heading', { name: forgotEn.sentTitle });

export const linkIsSent = (scene: Scene) => expect(linkSent(scene)).toBeVisible();

export const asksForLinkAgain = async (scene: Scene) => {
  await new Customer(scene.page).button(forgotEn.submit).click();
  await linkIsSent(scene);
};

/** The outcome of a rejected bot check in the form that asks for a link. */
export const rejectsToken = (continues: (scene: Scene) => Promise<unknown>): readonly OtherOutcome[] => [
  {
    faults: ['status 401'],
    title: 'a rejected token refuses the message, which can be asked for again',
    announces: ({ page }) => page.getByText(forgotEn.refused),
    continues,
  },
];
