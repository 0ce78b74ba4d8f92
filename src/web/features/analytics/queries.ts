/** What other features ask the server of this one: a door of its own, so that the pages’ door stays light. */
export { useGetStatisticsQuery } from './statisticsApi.ts';
export { percentChange } from './changes.ts';
