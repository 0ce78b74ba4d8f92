/** Words that name a list of skills and are none themselves when a list follows. Folded. */
export const LIST_TITLES: ReadonlySet<string> = new Set(
  (
    'langages,langage,languages,language,programmation,programation,programming,programing,langages de programmation,programming languages,frameworks,framework,librairies,bibliotheques,libraries,outils,tools,logiciels,logiciel,software,systemes,' +
    "systems,systemes d'exploitation,operating systems,os,plateformes,platforms,environnements,environments,bases de donnees,base de donnees,databases,database,donnees,data,sgbd,bdd,ide,ides,editeurs,vcs,versioning,web,cloud,devops," +
    'informatique,scientifique,scientific,scientifiques,divers,autres,autre,other,others,misc,miscellaneous,bureautique,office,protocoles,protocols,hardware,materiel,reseaux,reseau,network,networking,methodes,methodologies,methods,mobile,frontend,backend,front-end,back-end,' +
    'front end,back end,cloud et plateforme,cloud & devops,technologies,techniques,technique,technical,specialites,design,securite,security,expertise,virtualisation,tests,testing,test tools,development tools,developpement,development,infrastructure,observabilite,messaging,analyse,analytics'
  ).split(','),
);

/** Lists of pastimes that stand among skills. Folded. */
export const PASTIMES: ReadonlySet<string> = new Set('musique,music,sport,sports,loisirs,hobbies,hobby,arts,voyages'.split(','));
