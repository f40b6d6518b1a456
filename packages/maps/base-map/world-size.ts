/** The world map that the overview is drawn on: its points are the pixels of zoom 7. */
export const overviewSize = 2 ** 15;
/** The world map of the details: the pixels of zoom 10, 500 feet wide in the middle of the country. The sources know no more. */
export const detailSize = 2 ** 18;
