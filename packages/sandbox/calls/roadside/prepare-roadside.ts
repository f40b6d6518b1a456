import { prepareRoadside } from '#services/roadside/prepare-roadside.contract';
import { roadsidePackages, roadsideStates } from '../../roadside/roadside-packages.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerPrepareRoadside = implementCall(prepareRoadside, ({ query }) => ({
  ...success,
  packages: roadsidePackages(query['header.lang']) as [ReturnType<typeof roadsidePackages>[0]],
  allowedStates: [...roadsideStates],
}));
