import { describe, expect, test } from 'vitest';
import { reviewLink, selectedReviews, starPercent } from './selected-reviews.ts';

const review = (rating: number, text: string) => ({ authorName: 'Alex Example', rating, text, authorUrl: '' });
const reviews = [review(5, 'Quick and kind.'), review(4, 'SLOW, but fair.'), review(3, 'Fine.'), review(1, 'Rude.')];

describe('selected reviews', () => {
  test.each([
    ['', undefined, [5, 4, 3, 1]],
    ['slow', undefined, [5, 3, 1]],
    [' Slow , rude,, ', undefined, [5, 3]],
    ['', 4, [5, 4]],
    ['', '3.5', [5, 4]],
    ['slow', 3, [5, 3]],
    ['', 'many', [5, 4, 3, 1]],
  ])('the keywords "%s" and the minimum %s select the ratings %j', (keywords, minRating, ratings) => {
    expect(selectedReviews([...reviews, review(5, ' ')], keywords, minRating).map(({ rating }) => rating)).toEqual(
      ratings,
    );
  });
});

test.each([
  [0, 0],
  [0.24, 0],
  [0.25, 10],
  [4.3, 90],
  [4.74, 90],
  [4.75, 100],
  [5, 100],
  [9, 100],
])('a rating of %s fills %i percent of the stars', (rating, percent) => {
  expect(starPercent(rating)).toBe(percent);
});

test.each([
  ['https://www.google.com/maps/contrib/1', true],
  ['https://maps.google.com/?cid=1', true],
  ['https://google.com.evil.example/maps/', false],
  ['https://www.google.com@evil.example/maps/', false],
  ['https://www.google.com/search?q=reviews', true],
  ['https://www.google.com/search?q=evil.example&btnI=1', false],
  ['https://www.google.com/url?q=https://evil.example', false],
  ['https://www.google.com/maps/../url?q=https://evil.example', false],
  ['javascript:alert(1)', false],
  ['/reviews', true],
  ['', false],
])('links to %s: %s', (url, isLinked) => {
  expect(reviewLink(url, (other) => other.startsWith('/')) !== undefined).toBe(isLinked);
});
