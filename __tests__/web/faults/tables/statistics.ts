import { statisticsEndpoints } from '#contract/statistics';
import { renderApp } from '../../../support/renderApp.tsx';
import { saidOr } from '../faults.ts';
import { table } from '../table.ts';

export const statistics = table(statisticsEndpoints, {
  get: {
    kind: 'loading',
    open: () => renderApp({ route: '/analytics' }),
    shows: saidOr('Impossible de charger les chiffres. Veuillez réessayer.'),
  },
});
