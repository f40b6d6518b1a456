/** The zone of the agency's dates and times, whatever the visitor's own. */
export const agencyTimeZone = 'America/Chicago';
