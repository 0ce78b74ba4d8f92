/** What forms tell of a person right under the name. Folded. */
export const CIVIL =
  /^\W*(?:nee?(?:\(e\))? (?:le|en|a)|date de naissance|date of birth|born|dob|age\s?:|\d{2} ans(?!\p{L})|celibataire|mariee?|nationalit|situation (?:familiale|matrimoniale)|etat civil)/u;
