import { isGoogleMaps, isGoogleSearch } from '#domain/maps-link';
import type { PlaceReview } from '#maps/map-provider';

/** A review that can be shown. */
export type Review = PlaceReview;

const comparable = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * The reviews that are shown (spec 3 §5): rated at or above a minimum, and without any of the keywords. A review
 * without text adds nothing to the overall rating.
 *
 * @param keywords separated by commas
 * @param minRating a number, also as text; anything else sets no minimum
 */
export function selectedReviews(reviews: readonly Review[], keywords: string, minRating?: unknown): Review[] {
  const unwanted = keywords
    .split(',')
    .map((keyword) => comparable(keyword.trim()))
    .filter(Boolean);
  const least = Number.parseFloat(String(minRating));
  return reviews.filter(({ rating, text }) => {
    const compared = comparable(text);
    return compared.trim() !== '' && !(rating < least) && !unwanted.some((keyword) => compared.includes(keyword));
  });
}

/** How much of a bar of five stars is filled: to the nearest 10 percent (spec 3 §5). */
export const starPercent = (rating: number): number => Math.round(Math.min(Math.max(rating / 5, 0), 1) * 10) * 10;

/** The address, if reviews may link to it: of their authors, and of the page with all reviews. */
export const reviewLink = (url: string, isTrusted: (url: string) => boolean): string | undefined =>
  url && (isGoogleMaps(url) || isGoogleSearch(url) || isTrusted(url)) ? url : undefined;
