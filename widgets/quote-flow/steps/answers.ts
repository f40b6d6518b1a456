import type { Vehicle } from '#domain/vehicle';
import type { ContactAnswers } from './contact/contact.answers.ts';
import type { DetailsAnswers } from './details/details.answers.ts';
import type { DriverAnswers } from './driver/driver.answers.ts';
import type { AdditionalDriver } from './drivers/additional-driver.answers.ts';
import type { PolicyAnswers } from './policy/policy.answers.ts';

/** The valid answers of every step, stored as their forms hold them, so that a form shows what was typed. */
export interface Answers {
  driver?: DriverAnswers | undefined;
  contact?: ContactAnswers | undefined;
  details?: DetailsAnswers | undefined;
  additionalDrivers: readonly AdditionalDriver[];
  vehicles: readonly Vehicle[];
  policy?: PolicyAnswers | undefined;
}
