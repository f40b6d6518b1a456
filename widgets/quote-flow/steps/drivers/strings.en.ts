/** English texts of the people that the records hold. */
export const driversEn = {
  foundPeopleTitle: 'We found these people at your address',
  addFound: 'Add',
  addFoundNamed: 'Add {name} to my quote',
  foundPeopleOne: 'We found {name} at your address. You can add them below.',
  foundPeopleMany: 'We found {count} people at your address. You can add them below.',
  driverSuggestedAgain: '{name} was removed, and is among the people at your address again.',
  driverNumbered: 'Driver {number}',
  driverRepeated: '{name}, born on this day, is already on your quote',
  birthDateOfTitle: 'When was {name} born?',
};
