// A page may have loaded Google's script already: this is a fake one, with the reviews of one place.
const place = {
  name: 'Lone Star Cover',
  place_id: 'made-up',
  rating: 4.4,
  user_ratings_total: 57,
  url: 'https://www.google.com/maps?cid=1',
  reviews: [
    { author_name: 'Chris Example', rating: 5, text: 'They called me back the same day.' },
    { author_name: 'Kim Placeholder', rating: 4, text: 'Good parking, short wait.' },
    { author_name: 'Lee Specimen', rating: 2, text: 'The coffee was cold.' },
  ],
};

class PlacesService {
  findPlaceFromQuery(_request, answer) {
    answer([place], 'OK');
  }
  getDetails(_request, answer) {
    answer(place, 'OK');
  }
}

window.google = { maps: { importLibrary: async () => ({ PlacesService }) } };
