import { joined, offerTitle, personName } from './names.ts';
import { useGetPlacementQuery } from './placementsApi.ts';

export interface PlacementTitleProps {
  id: string;
}

/** Candidate, offer and its company, for the screens below a placement; nothing until they are known. */
export const PlacementTitle = ({ id }: PlacementTitleProps) => {
  const { currentData } = useGetPlacementQuery(id);
  return currentData ? joined(personName(currentData.candidate), offerTitle(currentData.job), currentData.job.company) : '\u00A0';
};
