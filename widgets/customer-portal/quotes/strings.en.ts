/** English texts of the quotes tab. */
export const quotesEn = {
  'quotes.loading': 'Loading your quotes…',
  'quotes.noneTitle': 'No quotes yet',
  'quotes.noneText': 'Quotes that you ask for while you are signed in show here.',
  'quotes.quote': 'Quote',
  'quotes.ofDate': 'Quote of {date}',
  'quotes.withoutRates': 'Without a rate',
  'quotes.isPast': 'Start date has passed',
  'quotes.premium': 'Premium',
  'quotes.premiumTerm': '{premium} for {months} months',
  'quotes.number': 'Quote number',
  'quotes.date': 'Quoted on',
  'quotes.start': 'Would start on',
  'quotes.drivers': 'Drivers',
  'quotes.vehicles': 'Vehicles',
  'quotes.open': 'Open the quote',
  'quotes.requote': 'Get new rates',
};
