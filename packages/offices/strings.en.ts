/** Texts about one office, shared by every widget that shows offices. Authors override them with `labels`. */
export const officeEn = {
  openNow: 'Open now',
  openAlways: 'Open around the clock',
  closes: 'closes at {time}',
  closedNow: 'Closed now',
  opens: 'opens at {time}',
  opensTomorrow: 'opens tomorrow at {time}',
  opensOn: 'opens {day} at {time}',
  hours: 'Hours',
  mondayToFriday: 'Monday to Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  call: 'Call {office}: {phone}',
  directions: 'Get Directions',
  email: 'Send an Email',
  details: 'Location Details',
  inNewWindow: 'opens a new window',
  close: 'Close',
};

export type OfficeStrings = typeof officeEn;
