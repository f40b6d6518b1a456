import { reportProblems } from '#embed/debug/report-problems';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { hasGeocoder } from '#maps/load-geocoder';

/** Tells the author that no geocoder is configured. */
export function reportMissingGeocoder(
  widget: string,
  { client, element }: Pick<WidgetHost, 'client' | 'element'>,
  consequence: string,
): void {
  const problems = hasGeocoder(client.services)
    ? []
    : [
        `There is no geocoder: services.addressSearch.base is empty, and services.maps.provider is not "google". ${consequence}`,
      ];
  reportProblems({ widget, element }, { source: 'services', title: 'the services' }, problems);
}
