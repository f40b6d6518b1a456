import type { DriverField } from '#forms/additional-driver/additional-driver.rules';
import type { AdditionalDriver } from '../pseudo-bind.types.ts';

/** All blocks of additional drivers are one form: a field is `<driver’s id>.<field>`. */
export const fieldName = ({ id }: Pick<AdditionalDriver, 'id'>, field: DriverField): string => `${id}.${field}`;
