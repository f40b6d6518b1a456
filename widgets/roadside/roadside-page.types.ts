import type { WidgetHost } from '#embed/runtime/define-widget';
import type { RoadsideConfig } from './roadside.config.ts';
import type { RoadsideEvent } from './roadside.types.ts';
import type { Strings } from './strings.en.ts';

/** The props of every page of the widget. */
export interface RoadsidePageProps {
  config: RoadsideConfig;
  labels: Strings;
  host: WidgetHost;
  send: (event: RoadsideEvent) => void;
}
