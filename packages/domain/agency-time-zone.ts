/** The zone of the agency's dates and times, independent of the visitor's own. */
export const agencyTimeZone = 'America/Chicago';
