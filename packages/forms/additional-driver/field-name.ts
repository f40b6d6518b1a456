import type { DriverField } from './additional-driver.rules.ts';
import type { AdditionalDriver } from './additional-driver.types.ts';

/** All blocks of additional drivers are one form: a field is `<driver’s id>.<field>`. */
export const fieldName = ({ id }: Pick<AdditionalDriver, 'id'>, field: DriverField): string => `${id}.${field}`;
