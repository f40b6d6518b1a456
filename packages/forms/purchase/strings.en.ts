// English texts of the sections that flows share, for the strings of their widgets. `{name}` is replaced.

export const sectionErrorsEn = {
  'error.allFieldsRequired': 'Enter your driver license, your date of birth and each VIN',
  'error.driverRequired': 'Enter your driver license number',
  'error.dateRequired': 'Enter your date of birth: month, day and year',
  'error.givenDataNotCorrect': 'License number and date of birth do not fit together. Please check both.',
  'error.vinRequired': 'Enter the VIN of your {vehicle}',
  'error.vinWrong': 'This VIN of your {vehicle} is not right. It has 17 letters and digits, and never I, O or Q.',
  'error.vinUnknown': 'We could not find this VIN of your {vehicle}. Please compare it with your registration.',
  'error.consentRequired': 'Please agree before you go on',
  'error.birthDateInvalid': 'Enter a real date of birth, like 4 17 1990. Drivers must be {0} to {1} years old.',
  'error.ageOutOfRange': 'Drivers must be {0} to {1} years old',
  'error.required': '{field} is required',
  'error.tooLong': '{field} is too long',
  'error.nameTooShort': '{field} needs at least 2 letters',
  'error.relationRequired': 'Choose how {name} is related to you',
  'error.genderRequired': 'Choose the gender of {name}',
  'error.maritalStatusRequired': 'Choose the marital status of {name}',
  'error.driverStatusRequired': 'Choose whether the policy covers {name}',
  'error.residenceRequired': 'Choose where {name} lives',
  'error.actionRequired': 'Choose whether to include {name}',
  'error.licenseRequired': 'Enter the driver license number of {name}',
  'error.licenseWrong': 'This license is not the one of {name}. Please check number, name and date of birth.',
  'error.ageNotCovered':
    'The policy covers drivers of {0} to {1} years, and {name} is not. Choose to leave {name} out, or call us.',
  'error.spouseNotAllowed': 'You are single on this quote, so a driver cannot be your spouse.',
  'error.spouseMissing':
    'You are married on this quote: please add your spouse, or choose which driver is your spouse.',
  'error.spouseRepeated': 'Only one driver can be your spouse.',
  'error.marriedDriversOdd': 'Every married driver needs a spouse on the list.',
  'error.questionRequired': '{0}, please answer this question',
  'error.answerRefused': 'With this answer the quote cannot be bought online. Please call us.',
  answerRefusedCall: 'An agent can tell you what is possible with this answer.',
  agentCanHelp: 'If everything you entered is right, an agent can help you to go on.',
  call: 'Call {phone}',
};

export const driverInformationEn = {
  driverTitle: 'Confirm who drives and what',
  driverIntro: 'The insurance company needs these to prepare your policy.',
  licenseNumber: 'Driver license number',
  licenseHint: 'As it is printed on your license',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  vehicleName: '{year} {make} {model}',
  vinLabel: 'VIN of your {vehicle}',
  vinHint: '17 letters and digits. You find it on the windshield, or on your registration.',
  vinLookingUp: 'Looking it up…',
  vinFound: 'It is a {vehicle}.',
  paperlessConsent: 'I agree to receive my policy and all letters about it online, and not on paper.',
};

export const additionalDriversEn = {
  driversTitle: 'Who else drives your cars?',
  driversIntro: 'Tell us about everyone in your household who drives.',
  driversMissing: 'The insurance company needs a little more about these drivers of your quote.',
  driversNone: 'There is nobody else on your quote.',
  addDriver: 'Add a driver',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  newDriver: 'New driver',
  thisDriver: 'this driver',
  firstName: 'First name',
  lastName: 'Last name',
  driverAdded: 'A driver was added. Please fill in their details.',
  driverRemoved: '{name} was removed.',
  driversFound: 'The records of your household also name {names}. Please fill in the details, then go on.',
  driversRepeated:
    'More than once on the list, with the same name and date of birth: {names}. We keep each person once.',
  bornOn: 'Born {date}',
  action: 'On the policy',
  'action.include': 'Include',
  'action.exclude': 'Exclude',
  status: 'Driver status',
  'status.insured': 'Insured',
  'status.excluded': 'Excluded',
  'status.excludedUnlicensed': 'Excluded, has no license',
  residence: 'Residence',
  'residence.resident': 'Lives with me',
  'residence.distantStudent': 'Student away from home',
  'residence.military': 'In the military',
  'residence.outOfCountry': 'In another country',
  'residence.other': 'Somewhere else',
  'residence.deceased': 'Deceased',
  relation: 'Relation to you',
  'relation.spouse': 'Spouse',
  'relation.child': 'Child',
  'relation.parent': 'Parent',
  'relation.otherRelated': 'Other relative',
  'relation.otherNonRelated': 'Not related',
  gender: 'Gender',
  'gender.male': 'Male',
  'gender.female': 'Female',
  maritalStatus: 'Marital status',
  'maritalStatus.married': 'Married',
  'maritalStatus.single': 'Single',
};

export const questionsEn = {
  questionsTitle: 'A few more questions',
  questionsIntro: 'The insurance company asks everyone for these.',
  questionsNone: 'There is nothing more to ask. Send your answers, and we confirm how to reach you.',
};

/** The texts of a widget that the shared sections show. */
export type SectionTexts = Readonly<
  Record<
    | keyof typeof sectionErrorsEn
    | keyof typeof driverInformationEn
    | keyof typeof additionalDriversEn
    | keyof typeof questionsEn
    | 'next'
    | 'back'
    | 'optional'
    | 'choose'
    | 'yes'
    | 'no'
    | 'checking'
    | 'birthDate'
    | 'errorSummaryTitle',
    string
  >
>;
