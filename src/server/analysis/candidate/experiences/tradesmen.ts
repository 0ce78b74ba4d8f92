import { fold } from '../../text/fold.ts';
import { titleScore } from '../../text/workWords.ts';

/** « artisan Orme », « Opticien Tarvel », « prestataire Orvane »: a trade and a name, which employ where a title stands before them. */
const TRADESMAN =
  /^(?:[Aa]rtisane?|[Pp]restataire|[Ss]ous-traitant|[Oo]pticiens?|[Bb]ijoutier|[Ff]leuriste|[Cc]oiffeur|[Bb]oulanger|[Bb]oucher|[Cc]harcutier|[Cc]hocolatier|[Pp]âtissier|[Pp]oissonnier|[Mm]aître|[Nn]otaires?|[Aa]rchitectes?|[Aa]vocats?|[Dd]entiste|[Vv]étérinaires?|[Pp]hotographe|[Ii]mprimeur|[Ll]ibraire|[Cc]aviste|[Gg]aragiste|[Tt]ransporteur)\s\p{Lu}\p{Ll}[\p{L}'’-]+(?:\s(?:\p{Lu}[\p{L}'’-]*|et|&|fils|pour)){0,4}(?=,|$|\s\()/u;

/** « Baker House », « Maker Barn »: names of trades that open a name of two words, where a title stands before them. */
const NAMED_AS_TRADE =
  /^(?:Baker|Barber|Butcher|Butler|Carpenter|Carter|Chandler|Cook|Cooper|Draper|Farmer|Fisher|Forester|Gardener|Hunter|Maker|Marshall|Mason|Mercer|Miller|Painter|Piper|Porter|Potter|Shepherd|Singer|Smith|Tanner|Taylor|Thatcher|Turner|Walker|Weaver|Wheeler)(?:\s(?:&\s)?\p{Lu}\p{Ll}+){1,2}$/u;

export const isTradesman = (text: string): boolean =>
  TRADESMAN.test(text) || (NAMED_AS_TRADE.test(text) && titleScore(fold(text.slice(text.indexOf(' ') + 1))) === 0);
