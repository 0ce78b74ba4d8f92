/** Languages people speak: French name first, then English and native words. */
export const LANGUAGE_NAMES: readonly (readonly string[])[] = `Français|French|Francais
Anglais|English|Inglés|Englisch
Espagnol|Spanish|Español|Castillan|Castilian
Allemand|German|Deutsch
Italien|Italian|Italiano
Portugais|Portuguese|Português|Portuguais|Portugese
Néerlandais|Dutch|Flamand|Flemish|Nederlands|Hollandais
Arabe|Arabic|Arabe dialectal|Arabe littéraire|Darija
Chinois|Chinese|Mandarin|Chinois mandarin|Mandarin Chinese
Cantonais|Cantonese
Japonais|Japanese|Japonnais
Coréen|Korean
Russe|Russian
Ukrainien|Ukrainian
Polonais|Polish
Tchèque|Czech
Slovaque|Slovak
Slovène|Slovenian|Slovene
Croate|Croatian
Serbe|Serbian
Bosniaque|Bosnian|Bosnien
Bulgare|Bulgarian
Roumain|Romanian
Hongrois|Hungarian
Grec|Greek|Grec moderne
Grec ancien|Ancient Greek|Grec classique|Classical Greek|Koine Greek|Biblical Greek
Turc|Turkish
Kurde|Kurdish
Persan|Persian|Farsi
Hébreu|Hebrew|Biblical Hebrew|Hébreu biblique
Hindi
Ourdou|Urdu
Bengali|Bangla
Tamoul|Tamil
Télougou|Telugu
Marathi
Gujarati|Goudjarati
Punjabi|Pendjabi
Kannada
Malayalam
Népalais|Nepali
Cingalais|Sinhala
Vietnamien|Vietnamese
Thaï|Thai
Khmer|Cambodgien
Lao|Laotien
Indonésien|Indonesian|Bahasa Indonesia
Malais|Malay|Bahasa Melayu
Tagalog|Filipino|Philippin
Suédois|Swedish
Norvégien|Norwegian
Danois|Danish
Finnois|Finnish|Finlandais
Islandais|Icelandic
Estonien|Estonian
Letton|Latvian
Lituanien|Lithuanian
Albanais|Albanian
Macédonien|Macedonian
Arménien|Armenian
Géorgien|Georgian
Catalan
Basque|Euskara
Galicien|Galician
Breton
Corse|Corsican
Occitan
Alsacien|Alsatian
Luxembourgeois|Luxembourgish
Gallois|Welsh
Irlandais|Irish|Gaélique|Gaelic
Maltais|Maltese
Berbère|Kabyle|Amazigh|Tamazight|Tachelhit
Wolof
Bambara
Lingala
Swahili|Kiswahili
Peul|Fula|Fulani
Haoussa|Hausa
Yoruba
Igbo
Malgache|Malagasy
Amharique|Amharic
Somali
Afrikaans
Zoulou|Zulu|isiZulu
Xhosa|isiXhosa
Tswana|Setswana
Sotho du Nord|Sepedi|Northern Sotho
Tsonga|Xitsonga
Venda|Tshivenda
Swati|siSwati|Swazi
Ndébélé|isiNdebele|Ndebele
Shona|chiShona
Bemba|Chibemba
Chichewa|Nyanja
Luganda
Kikuyu|Gikuyu
Luo|Dholuo
Tigrinya
Créole|Creole|Créole haïtien|Créole réunionnais|Haitian Creole|Créole martiniquais|Créole guadeloupéen
Pachto|Pashto
Dari
Ouzbek|Uzbek
Kazakh
Azéri|Azerbaijani
Mongol|Mongolian
Biélorusse|Belarusian
Latin
Espéranto|Esperanto
Langue des signes|LSF|Langue des signes française|Sign language|American Sign Language
Comorien|Shikomor
Soninké|Soninke
Dioula
Ewe|Éwé
Fon
Romani
Yiddish
Tibétain|Tibetan
Birman|Burmese
Konkani
Odia|Oriya
Assamese
Sindhi
Sanskrit
Taiwanese|Taïwanais
Shona
Twi|Akan
Kirghize|Kirghiz|Kyrgyz
Tadjik|Tajik
Turkmène|Turkmen
Tatar
Tshiluba|Ciluba
Kikongo
Xhosa|isiXhosa
Sotho|Sesotho
Tswana|Setswana
Kinyarwanda
Kirundi
Luganda
Oromo
Tigrigna|Tigrinya
Sérère|Serer
Mooré|Mossi
Frison|Frisian
Cebuano|Bisaya|Visayan
Javanais|Javanese
Hokkien|Minnan
Quechua
Guarani
Araméen|Aramaic|Syriaque|Syriac
Monténégrin|Montenegrin
Serbo-croate|Serbo-Croatian
Moldave|Moldovan
Napolitain|Neapolitan
Sicilien|Sicilian
Maithili
Bhojpuri
Magahi
Tulu
Rajasthani
Kashmiri|Cachemiri
Dogri
Meitei|Manipuri
Sarde|Sardinian
Vénitien|Venetian
Piémontais|Piedmontese
Frioulan|Friulian`
  .split('\n')
  .map((line) => line.split('|'));

/** Words that tell a level; the written words are the fact, these only find them. */
export const LEVEL_WORDS: readonly string[] =
  `A1|A2|B1|B2|C1|C2|A1+|A2+|B1+|B2+|C1+|A1/A2|A2/B1|B1/B2|B2/C1|C1/C2|langue maternelle|langue natale|maternelle|maternel|natif|native|
native speaker|mother tongue|bilingue|bilingual|native or bilingual|native or bilingual proficiency|
bilingue ou langue maternelle|courant|courante|courants|courantes|scolaires|maternelles|bilingues|parlés|parlées|médical|couramment|lu écrit parlé|lu, écrit, parlé|lu, parlé, écrit|lu parlé écrit|
fluent|fluently|fluency|full professional|full professional proficiency|professional working|professional working proficiency|
limited working|limited working proficiency|elementary|elementary proficiency|professional|professional proficiency|
working proficiency|working knowledge|capacité professionnelle complète|capacité professionnelle générale|
capacité professionnelle limitée|compétence professionnelle|compétence professionnelle complète|
compétence professionnelle limitée|notions de base|compétence élémentaire|compétence bilingue ou langue natale|professionnel|
professionnelle|usage professionnel|niveau professionnel|avancé|avancée|advanced|upper intermediate|upper-intermediate|
intermédiaire|intermediate|intermédiaire avancé|intermédiaire supérieur|lower intermediate|pre-intermediate|conversational|
conversationnel|conversation|technique|technical|opérationnel|opérationnelle|pratique|autonome|moyen|correct|bon niveau|
très bon niveau|bonne maîtrise|excellente maîtrise|maîtrise|maîtrisé|bon|bien|très bien|good|very good|excellent|proficient|
proficiency|scolaire|school level|notions|notion|bases|base|basic|basics|basique|débutant|débutante|beginner|élémentaire|
learning|en apprentissage|limited|fair|read|written|spoken|lu|écrit|parlé|read and written|lu et écrit|C2 proficiency|expert|
parfaite maîtrise|parfait|perfect|mastery|strong|moderate|weak|faible|faibles notions|rudiments|poor|compris|understood|natively|home language|first language|
second language|third language|bonne compréhension|good understanding|compréhension écrite et orale|compréhension écrite|compréhension orale|TOEIC|TOEFL|IELTS|Cambridge|DELF|DALF|DELE|HSK|JLPT|TOPIK|Goethe|Linguaskill`
    .replaceAll('\n', '')
    .split('|');
