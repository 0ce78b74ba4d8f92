/** « artisan Orme », « Opticien Tarvel », « prestataire Orvane »: a trade and a name, which employ where a title stands before them. */
const TRADESMAN =
  /^(?:[Aa]rtisane?|[Pp]restataire|[Ss]ous-traitant|[Oo]pticiens?|[Bb]ijoutier|[Ff]leuriste|[Cc]oiffeur|[Bb]oulanger|[Bb]oucher|[Cc]harcutier|[Cc]hocolatier|[Pp]âtissier|[Pp]oissonnier|[Mm]aître|[Nn]otaires?|[Aa]rchitectes?|[Aa]vocats?|[Dd]entiste|[Vv]étérinaires?|[Pp]hotographe|[Ii]mprimeur|[Ll]ibraire|[Cc]aviste|[Gg]aragiste|[Tt]ransporteur)\s\p{Lu}\p{Ll}[\p{L}'’-]+(?:\s(?:\p{Lu}[\p{L}'’-]*|et|&|fils|pour)){0,4}(?=,|$|\s\()/u;

export const isTradesman = (text: string): boolean => TRADESMAN.test(text);
