const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Families of countries where people bear two, or stand beside another one: Spain, Portugal, the Americas, France, central Africa. Folded. */
export const PAIRED_FAMILIES: ReadonlySet<string> = wordsOf(`
  abad abena abessolo abreu acevedo acosta acuna adam aguado aguiar aguilar aguilera aguirre alarcon albert albuquerque alcantara alencar alexandre almeida alonso alvarado
  alvarenga alvarez alves alvim amador amaral amaya amorim amougou andrade andre andriamanana andrianarisoa antunes aparicio aragao aragon arango araujo araya arce
  arellano arevalo arias ariza armas arnaud arroyo arruda assembe assis assuncao atangana ateba aubert aubry auger avalos avila awono ayala azevedo baez baptista baquero
  barbier barbosa baron barre barrera barreto barrios barros barroso barthelemy bastos batista baudry bautista beaudoin beaulieu bekolo belanger belinga bello beltran
  benard benavides benitez benoit berger bergeron bermudez bernal bernard bernier bertin bertrand besnard besson betancourt bezerra bilong blanc blanchard blanchet blanco
  blondel bongo bonilla bonneau bonnet borges borja botelho bouchard boucher bouchet boulanger boulay bourdon bourgeois bousquet boutin bouvet bouvier boyer braga branco
  bravo breton briand briceno brito brun bruneau brunet bueno buisson bustamante bustos caballero cabral cabrera caceres calderon calvo camacho camara camargo campos camus
  cano cardenas cardona cardoso cardozo carlier carmona carneiro caron carpentier carrasco carre carrera carrillo carrion cartier carvajal carvalho casas castaneda castano
  castellanos castilho castillo castro cavalcante cavalcanti ceballos cerda cerqueira cervantes chacon champagne chapuis charles charpentier charrier chartier chauvet
  chauvin chavarria chaves chavez chevalier chevallier cifuentes clement clerc cloutier coelho colin collet collin colon conde condori contreras cordeiro cordero cordier
  cordoba corona coronado coronel corrales correa correia cortes cortez costa coste cote cottin coulon courtois cousin coutinho couto couturier crespo cruz cuellar cuesta
  cueva cuevas cunha daniel dasilva david davila delage delahaye delannoy delattre delaunay delgado delmas delorme denis desbois descamps deschamps deschenes desjardins
  devaux dias diaz didier diez diot domingues dominguez duarte dube dubois duclos duenas dufour duhamel dumas dumont dupin dupont dupre dupuis dupuy duran durand duval
  ebogo echeverria ekani ekotto elizondo encinas enriquez escalante escobar escudero espejo espinal espinosa espinoza esquivel essomba esteves estevez estrada etienne
  etoundi evangelista evrard eyenga fabre fajardo faria farias faure fauvel favre feitosa feliciano fernandes fernandez ferrand ferrari ferraz ferreira ferrer ferrero
  figueira figueiredo figueredo figueroa fleury flores florez fonseca fontaine fontes forestier fortin fotso fouda fournier fraga franco francois freire freitas fuentes
  furtado gagne gagnon gaillard galindo gallardo gallego gallegos gallet galvan galvao galvez gama gamboa garcia garnier garreau garrido garza gaspar gaudreault gauthier
  gautier gay georges gerard germain gil gilbert gillet gimenez giraldo girard giraud godard godinho godoy gomes gomez goncalves gonzales gonzalez gosselin goulart gouveia
  granados grandjean granger gregoire grenier grijalva gros guedes guerin guerra guerrero guevara guichard guillaume guillen guillet guillon guillot guimaraes gutierrez
  guyot guzman hamel hamon hardy hebert henriques henry hernandez herrera herrero herve hidalgo hoarau holguin huaman hubert huerta huet humbert hurtado ibanez ibarra
  iglesias ilunga imbert izquierdo jacob jacquemin jacques jacquet jacquot jara jaramillo jean jimenez joly joubert jourdain jourdan juarez julien jurado kabamba kabila
  kabongo kalala kalonji kamdem kamga kasongo katanga kazadi kengne kitenge klein kouam labbe lacerda lacombe lacroix lafon lagarde lago lambert lamy landa landry langlois
  lapointe laporte lara laroche laurent lavigne lavoie leal leao leblanc lebon lebreton leclerc leclercq lecomte leconte ledesma leduc lefebvre lefevre leger legrand
  legros leite leiva lejeune lelievre lemaire lemaitre leme lemieux lemoine lemonnier lemos lenoir lepage leroux leroy lesage lessard leveque levesque levy lima linares
  lira lisboa llanos lobo loiseau lopes lopez lorenzo louis loureiro lourenco lozano lucas lucena lucero lugo lukusa luna luyeye macedo machado macias maciel madeira
  madrigal magalhaes magallanes maia maillard maillot makiese maldonado mallet malonga mamani manrique manzano marchal marchand marechal marie marin marion marques marquez
  marrero martel martin martineau martinet martinez martins mary masson mata mathieu matos maury mayorga mba mbala mballa mbarga mbida mboumba mbuyamba mbuyi medeiros
  medina mejia melendez mello melo mena menard mendes mendez mendonca mendoza meneses menezes mercado mercier merino merle mesa mesquita meunier meyer meza michaud michel
  milandou millet miranda mokoko molina moncada monnier monroy montalvo montano monteiro montenegro montero montes montoya mora moraes morais morales moran moreau moreira
  morel moreno morin morvan mosquera mota motta moulin moura moussavou moya mukendi muller mulumba munoz murillo mutombo mvondo mwamba nadeau nana naranjo narvaez
  nascimento nava navarrete navarro ndong ndongo neves ngalula ngo ngoma ngono ngoyi nguema nicolas nieto njoya nkongolo nkoulou noah nobre noel nogueira nono normand
  noronha novaes nsimba nunes nunez nzue nzuzi obame obando obiang obregon ocampo ochoa ojeda oliva olivares oliveira olivera olivier olmos onana ondo ondoa ordonez
  orellana orozco ortega ortiz osorio otero ouellet ovalle owona pacheco padilla padron pages paiva paixao palacio palacios palma palomino papin paquette pardo paredes
  paris parra pascal pasquier passos pastor patino paula paulino payet paz pedraza pedrosa pedroza peixoto pelletier peltier pena penaloza pepin peralta perdomo pereira
  peres perez perret perrier perrin perrot petit petitjean philippe picard pichon pierre pimenta pimentel pina pineau pineda pinheiro pinho pino pinto pires pizarro
  poirier polanco ponce pons portela portillo porto posada potier poulain poulin prado prevost prieto prigent pruvost puente puerta pulido queiroz quevedo quilca quinones
  quintana quintero quiroga quiroz quispe rabe rabearisoa ramirez ramos rajaonarivelo rakotoarisoa rakotomalala rakotonirina ramanantsoa rasoanaivo rasolofo ratsimbazafy raynaud
  razafindrakoto razafy rebelo redondo regnier reis renard renaud renault rendon resende restrepo rey reyes reynaud rezende ribas ribeiro richard rico rigaud rincon rios
  rivas rivera rivero riviere robert robin robles rocha roche rodrigues rodriguez roger rojas roldan rolland romao romero roque rosado rosales rosario rosas rossi
  rossignol rousseau roussel rousset roux roy royer rubio rueda ruiz saavedra sabino saenz saez salas salazar salcedo saldana salgado salinas salmon samaniego samba
  sampaio samson sanabria sanches sanchez sandoval santana santiago santillan santos sanz saraiva sarmiento sauvage savard schmitt schneider seguin segura sepulveda serna
  serra serrano sierra silva silveira simard simo simoes simon soares sobral solano soler solis solorzano sosa soto sousa souto souza st-pierre suarez sylvestre talla tamo
  tanguy tapia tavares tavera tchinda tchoua techer teixeira tejada tejeda teles telles tellez tello terrazas tessier texier therrien thibault thomas tissot toledo torre
  torres tournier toussaint tovar traore travassos trejo tremblay trigo trindade trujillo tsafack tshibangu tshimanga tshisekedi turcotte ugarte urbina uribe urquiza
  urrutia valadez valdes valdez valdivia valdivieso valencia valente valentin valenzuela valera valle vallee vallejo vallet valverde varela vargas vasconcelos vasquez
  vasseur vaz vazquez vega vela velarde velasco velasquez velazquez velez veloso vera verdier vergara viana vidal vieira viera vieyra vigneron vilaca villa villalba
  villalobos villanueva villar villareal villarreal villegas villeneuve vincent voisin wagner wamba weber weiss xavier yanez ybarra yepes zambo zambrano zamora zamorano
  zapata zarate zavala zepeda zuniga`);

/** Families of the rest of the world that hardly anybody has for a given name. */
export const WORLD_FAMILIES: ReadonlySet<string> = wordsOf(`
  aung mohamed mohammed muhammad sheikh
  abbas abdallah abdi abdullah abdullahi abe abebe abiodun acharya acheampong achebe achieng addo adebayo adeleke adeniyi adesina adewale adeyemi adhikari adjei adjovi
  adler adu afolabi agarwal agbaje agbodjan aggarwal agossou agyeman agyemang ahmad ahmadi ahmed ahn ahouansou ahuja ajayi aka akakpo akande akbari akinola akintola akpan
  akpovi akter alabi alam alami alaoui alapini albrecht alemu ali aluko amankwah amegan amoah amoako amoussou ampofo amrani andersen andersson ankrah annan anokye ansah
  ansari antwi anyanwu aoki appiah aquino arai arnold arora arslan arthur asante asare asiedu aslan assi assogba asuquo atayi awolowo awuah aydin ayivi ayodele aziz ba
  baah babalola babic bae baek bah bai baidoo bajaj bakayoko bakker balde balogh balogun bamba bamidele banda banerjee bankole barry bassey basu bauer baumann beck becker
  begum bekele belhadj benali bengtsson benjelloun bennani berg bergmann bergstrom berrada bhat bhatia bhatt bhattacharya bianchi biswas boadu boakye boateng bohm
  bondarenko boni bonsu bos bose botchway botha bouaziz bouzid brahimi brandt braun brinkmann brou brouwer bruno bui bulut busch byaruhanga byun cai cao caruso celik cerny
  cetin chae chakraborty chan chanda chang chaoui chatterjee chaudhari chaudhary chauhan chebet chen cheng chergui cherif cherkaoui cheruiyot cheung chikwanha chirwa cho
  choe choi chong chopra chou choudhary chow chowdhury chraibi christensen christodoulou chu chua chukwu chung ciobanu cisse claes coetzee colombo compaore conte conti
  coulibaly cui dago dahl dam dang danjuma dao daoudi darko das dasgupta dekker dela delacruz deluca dembele demir deng desai deshmukh deshpande desta dey dhillon diaby
  diagne diakite diallo diane diarra diatta dieng dietrich dijkstra dimitriou dimitrov ding dinh diop diouf dixit djebbar djedje djordjevic dlamini doan dogan dong donkor
  dossou doumbia dovonou drame du duan dubey dumitru duong dutta dvorak edet effiong egbuna ekpo ekwueme endo engel erasmus erdogan eriksson ernst esposito eze ezeh falana
  fall fan fang farkas fashola fassi faye feng ferhat fernando ferrara ferri filali fischer fofana fong fontana fourie frank franke friedrich frimpong fu fuchs fujii
  fujita fukuda fung galli gallo gan gang ganguly gao garg gatti gaye gbadamosi gbaguidi gebre gebremariam georgiev georgiou gheorghe ghosh gichuki gill giordano girma
  gitau gnahore gnassingbe go goel goh gong goore goossens goto gowda goyal greco grewal gross gu guan guerfi gueye guindo guler gunawan gunes gunther guo gupta gurung
  gustafsson gwak gyamfi gyasi haas habimana habte haddad hadj hagos hahn haile hakim hakizimana hamalainen hamdi hamidi han hansen hansson hao hara harada harahap
  hartmann hartono hasan hasegawa hashimoto hassan haugen hayashi heikkinen heinrich hendriks heo hermans herrmann hidayat ho hoang hoekstra hoffmann hofmann holm hong
  horak horn horvat horvath hossain hosseini hou houngbedji hounkpatin hounsou hsieh hsu hu hua huang huber hui hung husain hussain hussein huynh hwang ibe ibekwe ibrahim
  idowu idrissi igwe ikeda ikpe ilic im imai inoue ioannou ionescu ishida ishii ishikawa islam ismail ito ivanov iyengar iyer jaber jacobs jadhav jafari jager jain jang
  jankowski jansen janssen janssens jarvinen jayasinghe jensen jeon jeong jha jia jiang jin jo johansen johansson johnsen joo jorgensen joshi jovanovic juhasz juma jung
  juric kaba kabbaj kabore kacou kaczmarek kaddour kafando kagame kaiser kamau kaminski kaneko kang kante kapadia kapoor kara karanja karimi kariuki karki karlsson kato
  kaul kaya kebede keita keller keskin khalil khan khanna khatri khatun khelifi khoury khumalo khurana kibet kikuchi kilic kim kimani kimura kinyanjui kiplagat kiprotich
  kiss ko kobayashi koc koch koech koffi koh kohler kok konan konate kondo kone kong konig konstantinou koomson korhonen korkmaz koros koskinen kossonou kouadio kouakou
  kouame kouassi kouyate kovac kovacevic kovacs kovalenko kowalczyk kowalski kozlov kozlowski kpodar kra kramer kraus krause kravchenko krawczyk kristiansen kruger kubo
  kucera kuhn kuiper kulkarni kumar kung kurniawan kurt kusuma kuznetsov kwak kwiatkowski kwok kwon lahlou lai laine lakatos lam lambrechts lamptey lang langat lange
  laroussi larsen larsson lau lawson le lebedev lee lehmann lehtonen leone lestari leung lewandowski li liang liao lim lin lindberg lindgren lindstrom liu lo lombardi
  lombardo long longo lorenz low lu ludwig lund lundgren luo luong ly ma mabaso macharia madsen maeda maes mahajan mahjoub mahlangu mai maier maina makhanya makinen
  malhotra malik manalo mancini mane mansour mansouri mao marchetti mariani maric marino markovic martini maruyama masuda matei matsuda matsui matsumoto mayer mazur mazza
  mbaye mbengue mbugua mebarki mehra mehta meier meijer meng mengistu menon mensah mertens messaoudi messina meziane miah michiels min mishra mitra miura miyazaki mkhize
  mo modi moen mohammadi mohanty mokoena molefe moller molnar monti moon morelli moretti mori morita morozov moussaoui moyo mpofu mthembu muchiri mugabo mugisha mugo
  mukasa mukherjee mulder mulenga munteanu murakami murata muriithi musa mutesi mutua mwale mwangi mwaura naciri nagy naidoo naik nair najjar nakagawa nakajima nakamura
  nakano nakato nakayama nam namukasa nasser nasution nayak ncube ndayisenga ndiaye ndlovu ndour ndungu nel nemec nemeth neumann ng ngcobo nguessan ngugi nguyen ni niang
  nie nielsen nieminen nikolaidis nikolic nikolov nilsen nilsson nishimura niyonzima njoroge njuguna nkansah nkosi nkrumah nkurunziza nnaji noguchi noh nomura novak
  novikov novotny nowak nowicki ntuli nugroho nwachukwu nwafor nwankwo nwosu nyaga nyambura nyarko obasi obi ochieng odhiambo odinga odukoya ofori ogawa ogbonna ogunleye
  oh ohno okada okafor okamoto okeke okello okereke okoli okon okonkwo okoro okoth okoye okpara oladele olaniyan olatunji oloo olsen olsson oluwole omondi ong ono onuoha
  onyango onyeka opara opiyo opoku oppong orji orlando osagie osei osman osuji ota otieno otsuka otto ou ouali ouattara ouedraogo ouma owino owusu oyedepo oyelaran ozdemir
  ozkan ozturk paik palmieri pan pandey pandya pang pangilinan papadopoulos papp parekh parisi park parmar pascual patel patil patnaik pavlovic pawar pawlak pedersen
  peeters pellegrini peng perera persson peters petersen petrov petrovic pfeiffer pham phan phiri phung pillai pillay piras pohl pokorny polat popa popescu popoola popov
  popovic postma poulsen prasad pratama pretorius prochazka purnomo putra qian qin qiu quach quansah quartey quenum radebe radu rahal rahayu rahman rahmani rai raina
  rajput rana rao rasmussen rastogi rathore rawat reddy ren rezaei ricci richter rinaldi rizzo romano roth rotich ruggiero russo rusu ruto ryu saadi sagna sahin sahli
  sahoo saidi saini saito sakai sakamoto sala salami saleh salem samake samb sambou sane sangare sanou santoro santoso sanusi saputra saragih sarkar sarpong sarr sasaki
  sassi sato sauer sawadogo saxena schafer schmid schmidt schmitz scholz schreiber schroder schubert schulte schulz schulze schumacher schuster schwarz sebti seck sehgal
  seidel sen sene seo seth sethi setiawan seye shah shao sharma shen shetty shevchenko shi shibata shim shimada shimizu shin shinde shrestha shrivastava shukla sibanda
  sidhu sidibe sihombing sim simanjuntak simsek sinaga singh sinha siregar sissoko sithole sitorus siu slimani smeets smirnov smit smits sohn sokolov solanki somda sommer
  son song sood sorensen soriano sorrentino sossou sow srivastava ssemakula stan stein steiner steyn stoica stoyanov strand su subramanian sugiyama suh sun sundaram
  suryadi susanto suzuki svensson svoboda swamy sy sylla szabo szeto szymanski ta tadesse tahiri takacs takagi takahashi takeda takeuchi tamang tamura tan tanaka tandon
  tang taniguchi tano tao tapsoba tazi tchalla tekle tembo teo tesfaye testa tetteh tettey thai thakkar thakur thapa thiam thomsen tian tiendrebeogo tiwari tkachenko
  todorov toh tolentino tong toth touati tounkara toure trabelsi tran trinh trivedi truong tsai tsang tse tshabalala tu tumusiime turan tyagi uchida uddin udeh udoh ueda
  ueno ugwu um umeh upadhyay usman utomo uwase uwimana uzor valentini van-wyk varga varghese varma venter verhoeven verma vermeulen vesely virtanen visser vitale vo vogel
  vogt voigt volkov vos vu vuong vyas wada wade wafula walter wambua wan wang wanjala watanabe wei wekesa wen werner wibowo wickramasinghe wijaya willems winkler winter
  wisniewski wojcik wolde wolf wolff wong woo wouters wozniak wu xia xiao xie xiong xu xue yadav yahiaoui yamada yamaguchi yamamoto yamashita yamazaki yameogo yan yang yao
  yapi yavuz ye yeboah yeung yi yildirim yildiz yilmaz yim yin yip yohannes yokoyama yoo yoon yoshida yoshikawa you yousfi yu yuan yue yuen yun zadi zeng zerouali zhai
  zhang zhao zheng zhong zhou zhu zhuang ziani zidane ziegler zielinski zimba zimmermann zinsou zongo zou zouaoui zoungrana zulu zungu zwane`);

/** English families, many of which are given names too, or words. */
export const ENGLISH_FAMILIES: ReadonlySet<string> = wordsOf(`
  adams aldridge allen anderson andrews armstrong ashton atkins atkinson austin bailey baldwin banks barber barker barlow barnes barnett barrett bartlett barton bates
  beattie bell bennett benson bentley berry birch bird bishop blackburn blair blake bond booth bowen bowers bowman boyd boyle bradley bradshaw brady brewer briggs brooks
  brown bryant buckley burgess burke burns burrows burton bush butler byrne cahill callaghan cameron campbell carey carlson carpenter carr carroll carson carter cartwright
  chambers chandler chapman clark clarke clayton cohen cole coleman collins connolly connor cook cooke cooper cox craig crawford cross cunningham curtis dalton daniels
  davidson davies davis dawson dean dennis dickson dixon dobson dodd doherty donnelly donovan douglas doyle drake duffy duncan dunn edwards elliott ellis evans farrell
  faulkner ferguson fields finch fisher fitzgerald fletcher flynn ford forster foster fowler fox francis franklin fraser freeman french frost fuller gallagher gardner
  garner gibbs gibson giles glover goodman goodwin gordon graham grant graves gray green greene greenwood gregory griffin griffiths hall hamilton hammond hancock hanson
  harding harper harris harrison hart hartley harvey hawkins hayes haynes heath henderson herbert hewitt hicks higgins hill hobbs hodges hodgson hoffman holland holloway
  holmes holt hooper hopkins horton houghton howard howe howell hudson hughes humphreys hunt hunter hutchinson ingram jackson james jarvis jefferson jenkins jennings
  johnson johnston jones jordan joyce kaur kavanagh kelley kelly kemp kennedy kerr king kirk knight lamb lane larson lawrence leonard lewis lindsay little lloyd logan lowe
  lynch macdonald mackenzie maguire mann manning marsh marshall mason matthews maxwell mccarthy mccormick mcdonald mcgrath mckay mckenna mckenzie mclaughlin mclean mcmahon
  miles miller mills mitchell moore morgan morris morrison morton moss murphy murray myers nash nelson newman newton nicholls nicholson nolan norman norris north obrien
  oconnor odonnell oliver olson oneill osborne owen owens palmer parker parkin parkinson parry parsons patterson payne pearce pearson perkins perry peterson phillips
  pierce pollard poole porter potter powell power pratt pritchard quinn ramsey randall read reed reeves regan reid reilly reynolds rhodes rice richards richardson riley
  roberts robertson robinson robson rogers rose ross rowe russell ryan sanders saunders schultz scott sharp shaw shepherd simmons simpson sinclair skinner slater smith
  snyder spencer stanley stephens stephenson stevens stevenson stewart stokes stone sullivan sutton swift sykes taylor thompson thomson thornton todd townsend tucker
  turner tyler vaughan walker wallace wallis walsh walters walton ward warner warren waters watkins watson watts weaver webb webster welch wells west wheeler white
  whitehead whittaker wilkins wilkinson williams williamson willis wilson wolfe wood woods woodward wright wyatt yates young`);

/** Whether a family is frequently called so: evidence that a row is a name, never a condition. */
export const isFamilyName = (folded: string): boolean =>
  PAIRED_FAMILIES.has(folded) || WORLD_FAMILIES.has(folded) || ENGLISH_FAMILIES.has(folded);
