import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { sliderTexts } from '#embed/content/slider-texts';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { useAuthoredContent } from '#prompts/prompt-view';
import { Card } from '#ui/card';
import { RichText } from '#ui/rich-text';
import { Slider } from '#ui/slider';
import { authoredTestimonials, type Testimonial } from './authored-testimonials.ts';
import type { TestimonialsStrings } from './strings.en.ts';
import type { TestimonialsConfig } from './testimonials.config.ts';
import './testimonials.css';

/** Testimonials of customers in a slider (spec 3 §2). */
export function Testimonials({
  config,
  labels,
  host,
}: WidgetProps<TestimonialsConfig, TestimonialsStrings>): ReactNode {
  const testimonials = useMemo(
    () => (config.testimonials.length > 0 ? config.testimonials : authoredTestimonials(host.element)),
    [config.testimonials, host.element],
  );
  const isEmpty = testimonials.length === 0;
  useAuthoredContent(host, isEmpty);
  useAuthorReport(
    host,
    { widget: 'testimonials', source: 'testimonials', title: 'its testimonials' },
    isEmpty ? ['There are none, neither in testimonials nor as <figure> with a <blockquote> in the element.'] : [],
  );
  if (isEmpty) return null;
  return (
    <Slider
      label={labels.title}
      texts={sliderTexts(labels)}
      items={testimonials}
      renderSlide={drawTestimonial}
      part="testimonials"
    />
  );
}

function drawTestimonial({ quote, name, detail }: Testimonial): ReactNode {
  return (
    <Card part="testimonial">
      <figure className="cover-testimonial">
        <blockquote className="cover-testimonial-quote" part="testimonial-quote">
          <RichText text={quote} />
        </blockquote>
        {name && (
          <figcaption>
            <span className="cover-testimonial-name" part="testimonial-name">
              {name}
            </span>
            {detail && (
              <span className="cover-testimonial-detail" part="testimonial-detail">
                {detail}
              </span>
            )}
          </figcaption>
        )}
      </figure>
    </Card>
  );
}
