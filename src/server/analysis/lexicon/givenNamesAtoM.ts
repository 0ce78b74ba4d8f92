/** Given names of the world, folded: those that `givenNames.ts` does not name by their frequency. */
export const GIVEN_NAMES_A_TO_M = `  aada aage aakash aakriti aale aaliya aamir aanchal aaradhya aarne aaro aarti aashish aastha aatos abay abbas abbes abdalla abdallah abdeddaim abdelaaziz abdelali
  abdelatif abdelbasset abdelfattah abdelghani abdelhadi abdelhafid abdelhalim abdelhamid abdelilah abdeljalil abdelkrim abdellatif abdelmalek abdelmoumen abdelouahab
  abdelouahed abdelwahab abdelwahed abdenour abderahim abderahmane abderraouf abderrazak abdeslam abdessalam abdessamed abdo abdourahmane abdrahamane abdramane abdul
  abdulaziz abdulkadir abdulkerim abdullahi abdulrahman abdulsamed abdurrahman abed abeer abelardo abha abhay abhijeet abhijit abhilash abhimanyu abhiraj abhiram abiba
  abid abidemi abiodun abiola abir abkar abolfazl abossede abraham abzal achilleas achim achour achwaq achyut adaku adalbert adalberto adalsteinn adalyn adamantia adamou
  adaora adarsh ade adebimpe adebola adedayo adedoyin adefemi adegoke adejoke adekunle adela adelaida adelaide adelheid adelina adem ademola adenike adeniyi aderonke
  adesina adesola adetola adetoun adeyinka adham adhi adib adilet adina aditi adiza adjara adjei adjoa adjovi adlene adnane adolf adolfo adolphe adoum adriano afaf affan
  afia afiavi afif afolabi afrah afreen afroditi afroz afsaneh afshin afsin aftab afzal agata agathi aggeliki aghasi agi agim agis aglae agnar agnese agneta agnete
  agostina agostino agota agron agustina ahlam ahlem ahmadou ahoo ahorangi ahsan ahu aidana aidar aidos aigul aijaz aika aikaterini aiko aileen ailen aiman aimen aimi aina
  ainara ainhoa aino ainur airi aishwarya aissa aissam aisulu ajay aji ajit ajmal ajoke akaki akanksha akari akbar akemi akerke akhilesh aki akif akihiro akihito akiko
  akin akinola akinori akinwale akio akis akito akiyo akmaral akolade akos akoua akouavi akpene akram akshat akshata akshaya akshita alaa alaaeddine alae alaeddine alam
  albana albertine albin albina albulena aldana aldiyar aldona aleid alejo aleko aleksandar aleksander aleksandrina aleksi alena alexa alexandros alexandru alexane alfhild
  alfian alfons alfredo algot alhassan alhassane alia aliakbar alibek alican alicja alida alif alihan alima alimatou alin alioune alireza alissa aliya aliza alkistis alla
  allassane allie almas almaz almudena aloisia alok alon aloys alp alpaslan alper alperen alphonsine alptekin altaf altagracia altan altin alton altynai altynay alua alva
  alwin alwine alya alyson alzbeta amadeo amaia amalia amalie amani amanpreet amara amardeep amarjit amaya ambika ameen ameer ameni amer america ameur ameya ameyo amichai
  amidou amilcar aminu amira amirali amirhossein amirreza amita amitabh amith ammar amna amnon amogh amol amos amparo amr amrit amritpal amruta amulya anabel anabela
  anacleto anael anagha anahera anahita anamarija anandi anang anano ananth anastacio anastas anastasios anastazie anastazja anat anca anderson andhika andi andika andini
  ando andrada andre andreia andressa andri andriani andrija andrine andry andzelika ane anelia anes anett anette anezka anfal angeles angelika angeliki angelita angelito
  angga anggraini anggun anghel angie ani anibal anica aniefiok aniekan aniela aniko anila anindita anindya anirban anish anisha anjana anjara anjolaoluwa anju anke ankica
  ankur ankush anmol annalena annbritt annegret anneli annelie annelies anneliese anneloes annemarie annemieke annett anniken annikki ansar anselme anselmo ansgar anshika
  anshu anshul antal antara antero anthi anthonia antigoni antje anto antonela antonella antoni antonieta antonina antonino antonis antoon antun anu anubhav anuja anup
  anupam anupama anuradha anush anusha anushka anwar aparajita apeksha apolinar apolonia apostolia apostolos aqeel aqsa ara arabella araceli arailym aram arantxa aranza
  aravind arben arber arbnora archana archibald archontia arda ardhi ardian ardiansyah ardita aref areum arezoo arga argyris ari aria ariadna arie aries arifin arij arijit
  arik arild arindam aris arisa aristea aristeidis aristidis aristotelis ariyanto arja arjan arjay arjen arkadiusz arlene arlind arlindo armanda armande armen armend armi
  armin arnab arnaldo arnar arnav arndt arnel arnfinn arni arnold arnon arnor arnost arnoud aroha aron aroon arouna arpad arpan arpi arpine arpit arpita arron arsalan
  arsen arsenio arshad arta artak artan artashes artemis arti artin arto arttu artur aruna arundhati arunkumar arus arushi arusyak aruzhan arvid arvin arvo arwa arwen arya
  aryj aryo arzu asaad asad asaf asami asamoah asbjorn asdis asel asem asen asena asep asgeir asghar asher ashfaq ashika ashkan ashlee ashlyn ashot ashton ashutosh ashwini
  asier asih asim askar asko aslak aslaug asli asmaa asmahan aspasia assad assaf assel assem assetou assiatou assil assim assita assitan assunta asta astghik astri astuti
  asuman asuncion aswathy asya ata atakan atanas atef atefeh atena athanasia athanasios athena athenais athina atieh atif atiqa atle atli atsuko atsushi attila atul
  audhild audra audun augustine augustyn aulia aung aurea aurel aurelian aurica austen austine avani avetik avgoustinos avi aviad avigail avihai avishai aviv aviva avneet
  avner avni avotra avraham avtandil awatef awhina ayaan ayala ayame ayano ayat ayberk aybuke ayca aycan aydan aydin ayelen ayelet ayfer aygul ayhan aykut ayla ayman
  aymeric aynur ayodeji ayokunle ayomide ayoola aysegul aysen aysenur aysun aytac ayten ayushi ayyoub azam azar azat azelie azhar azin azis azizbek azra azubuike azucena
  azusa azzeddine babajide babita babu bach bachira bacho badia badis badra badri bagus baha bahaa bahadir bahar baharak bahareh bahija bahman bajram bakar bakayoko baki
  bakr baktygul bala balaji baldur baldvin balint baljeet balkis balla balraj balu banafsheh bang banji banu banyu bara barak baraka baran barbaros barbora bard bardhyl
  bardia barnabas barnabe barnaby barrett bartek barthelemy bartlomiej bartolomeo bashkim basil basilio basma basmala bassam bassem bassma bastiaan bastian bathilde batoul
  batsheva batu batuhan baturalp batya baurjan baya bayani bea beate beau becca becky bedia bedirhan begona begum behcet behnaz behnoosh behrang behrooz beibit beka bekele
  bekim bekir bekzat bela belen belgacem belgin belinda belkacem belkis bella belma benaissa benard bence benedek benedetta benedicta bengisu bengu benjamim bennett benno
  benny bente bento benyamina benzion beomseok beqir beray beren berenger berenice berfin berglind bergljot berit berkan berkant berkay berke berker berna bernadeth
  bernadett bernarda bernardine bernardo bernhard bernhild bernice berrak berrin berta bertalan berthe bertil bertille bertine bertram bertus beryl besarion besik besim
  besma besong bessie bethan bettina betul beulah bevan beverley beverly beyda beyza bhagya bhagyashree bhakti bharath bharathi bharti bhaskar bhavana bhavik bhavin bhavya
  bhumika bhupinder bhushan bianka bich bidzina bijay bikash bikram bilge bilgehan bilgin biljana billur bima bindu bing bingbing binita binod biodun bipin birahim biram
  birendra birger birgir birgitta birgitte birgul birna birol birsen birte bishal biswajit bita bitten biyi bjarke bjarki bjarni bjoern bjorg blagovest blagovesta
  blahoslav blake blanca blanka blas blaz blazej blerim blerina blerta blessing blythe bo boban bobbie bobby bodo boglarka bogomil bogumil bogumila boguslaw boguslawa
  bohan bohdana bohumil bohumila bohuslav bojana bolat bolek boleslaw boluwatife bonaventure bonface bong boniface bonifacio bonita bora borbala borge borisa borislav
  borislava borivoj borje borka borna borut boryana bosede bosko botagoz botond bouabdallah boualem boubaker boudewijn boujemaa boumediene bowen boyan boyana boyang boye
  boyko bozena bozidar bozo bracha braden brady brage branimir branislava branka branko braulio brecht breda bree brenna breno brent bret bretislav brianne bridgette
  brieuc brigid brigida brigitta brijesh brit britney britt brock brodie bronislav bronislaw bronislawa bronte brou bryant brygida bryndis brynhild brynja brynjar btissam
  btissem bujar buket bulent bunyamin burcin burcu burhan burim burkhard burton busisiwe busra byeong byung caden caetano cagla caglar cagri cahit cahya cahyani cahyo
  caitlyn cajsa callie calliope calogero camelia camilla campbell canan candela candelaria candide candra caner cara carey caridad carina carissa carlton carmel carmelo
  carmi carola carolina carrie carson carter casandra casimir casper cassia cassidy cassie cassio catalin caterina cathrine catia catrina cavit cayetano cecilie cecylia
  celal celeste celina celso cemal cemil cemile cemre cenek cenk cephas ceren cesaire cesare cetin cevat cevdet ceyda ceyhan cezar cezary chada chadi chafia chafik chafika
  chahd chahinez chahrazed chaim chaimaa chaitanya chaker chakib chakir chams chan chana chanda chandan chandana chandler chandni chandrakant chandrasekhar chandrashekar
  chang changho changmin chantelle chanwoo chao chaoyang chara charaf charafeddine charalambos charalampos charan charikleia charity charley charline charlito charlize
  charlotta charmaine charu chase chava chavdar chaya chayanne chaz che chebet chege chelsie chemutai chenchen cheng chengyu chenhao chepkoech cheri cherie cherifa cherine
  cherop cherrie cherrylyn chetana cheyenne chhaya chi chia chiaki chibueze chibuike chibuzo chidera chidimma chidinma chidozie chieko chien chigozie chih chiheb chihiro
  chijioke chika chikako chike chikodi chima chimamanda chinaza chinelo chinenye chinwe chinwendu chinyere chirine chisato chiso chisom chit chitra chiyo chizoba cho
  chokri choon chouaib chow christer christiana christin christof chrysa chrysanthi chrysostomos chrysoula chrystal chuan chuka chukwudi chukwuebuka chukwuka chukwuma
  chukwunonso chul chun chung chunhua chunyan chunyu chuong cibele cicero cigdem cihan cihangir cinthia cintia cirilo citra claas claes clare clarence clarice clarisa
  clark claudemir claudie claudinei claudiu claus clayton cleber cleide clemens clemente cleonice cletus cleusa clinton clodoaldo clovis clyde cobie codrin codruta coen
  colby coleen collin colombe colt concetta conchita cong connie conny conrad constanta constantine constantino constanza constanze cooper cor cordula corina corine
  corneliu cornelius corrie cortez cory cosette cosimo coskun cosmin cosmina costel costin crina cristi cristiana cristiane cristiano cristobal cruz crystal csaba csenge
  csilla ctibor cuong cvetka cyprian cyriaque cyrielle czeslaw czeslawa dachi dada dae daehyun daeun daewoo dafina dafna dafne dag dagfinn dagmara dagny dagoberto dagur
  dahlia dahye dai daiana daiane daichi daigo dajana daksh dalal dalel dali dalibor dalit dalma dalton dalva damiana damiano damienne damini damjan damla danae danai
  dandan dane dang danh dani dania danial daniella danijel danijela danila danish danit daniyar danladi dante danut daphna daquan darby darcy dardan daria darian dariga
  darija darina darinka dariusz darkhan darla darma darnell darpan darrel darrell darryl darshan darshana daryl dastan dat dato datuna dauren davey davi davina davit davor
  davorin daxton dayana dayanand dayane dayo dea deandre deangelo debanjan debashish debasish debby debjani debora debra dede dedi dedy dee deepthi deepti defne deidre
  deise dejan delali delaney delbert delfina delia delilah delores delphin delroy demarcus demetria demetrius dena denes deng deni denilson denisa denitsa denny deny
  deolinda deon dereje derin derya desanka deshawn desi desiderio desislava despina despoina desy detlef detlev devante deven devendra devesh devi devon devonte devrim
  devyani dewa dewayne dewey dexter deyan dezso dhananjay dhani dhanush dhara dharmendra dhaval dheeraj dhia dhikra dhiraj dhouha dhruvi dhurata dhwani diah diallo dian
  dianna dianne dias dickson didace didem diederik diellza diem dierk dietlinde dietrich dieuwke dieynaba digvijay dijana diki dilan dilara dilek dilfuza dilip dilma
  dilshad dilshoda dilyara dimakatso dimana dimitar dimitra dimitrina dimitris dinara dinda dineo ding dinh dinis dino dinu diogo diomande dion dionisio dionne dionysia
  dionysios dionysis dipak dipali dipankar dipesh dipika dipti dirce disha dita ditte divakar divina divna divyansh divyanshu dixie diyora djaafar djallal djalma djamal
  djaouida djelloul djibrilla djihad djihane djilali doan dobrica dobromir dobroslav dodji dogan dogukan dogus doina domagoj domenica dominador domingo domingos dominika
  domna domokos donata donatella donato donavan dong donghae donghyun dongmei dongwook doni donka donnie donovan donya dorcas dorien dorin dorina dorine dorit dorotea
  doroteo dorottya dorris dorte dorthe dorthy doru dossou doua douaa douae doug dounya douwe dov doyeon doyun dragana dragica dragisa drago dragoljub dragomir dragos
  dragoslav dragutin drahomira drahoslav drake drazen drew drita driton dror duane duarte dubravka dudley duilio dulce dumisani dung dunja duong durga durgesh durmus duru
  dusan dusanka dusko duyen dvora dwi dwight dyah earl easton ebba ebele ebere ebrahim ebrima ebtissam ebubekir ebuka ecaterina ece eckart eckhard eda edanur edda eddie
  edeltraud eden eder edi edidiong edilson edin edina edison edit edita edite edlira edmee edmilson edmund edmundo edon edona edson edvard edvin edwige edwina edyta eefje
  eeli eero eeva effie efi efrat efren efstathia efstathios efstratios efsun efthymia efthymios egbert ege egidio egil egill ehab ehud eigil eija eiji eiko eila eilat
  einat eino eira eirikur eirin eirini eisuke eitan ejaz ejike eka ekaterine ekaterini ekene eko ekow ekram ekrem ekta ekua elad eladio elahe elaheh elaina elakkiya elanur
  elba elcin elda eldar eldon eldor elea eleana eleftheria eleftherios elemer elen elene eleonora eleuterio elfa elfriede elhadj elia eliana eliav elida elie eliezer
  elifnur elijah elikem elin elina elinor elio elira elis elisabet elisabete elisangela elisavet elisee eliseo elisha elisheva eliska eliso elitsa eliyahu elli ellinor
  elliott ellis elly elma elmer elmira elna elnura eloane elod eloisa elona elouan elouise eloy elpida els else elsebeth elsi elske elton elva elvana elvir elvis elwira
  elwood elyas elyes elza elzbieta emad eman emane emanuela embla emel emelie emem emerance emerson emery emese emiel emiko emilee emilian emilienne emilio emiliya emina
  emine emir emirhan emmanouela emmanouil emmett emmi emmy emuna encarnacion endah endang endra endrit enea enes engin enguerrand eniko enisa enitan enkela enoch enock
  ensar enver epameinondas ephraim ephrem eran erasmo erblin erbol erdal erdem erdi erdinc erdogan eren erez erfan ergun erhan erhard erick erij eriko erion erjon erkan
  erkin erkki erkut erlangga erlend erlinda erling ermal erman ermanno ermek ermira erna ernar ernestine erni ernie erol errol ersan ersin ersoy ertan ertugrul ervin eryk
  erza erzsebet esa esad esaie esben esen eser esin esinam eskil esma esmaeil esmee espen essaid essam estella estevao esti etelka ethel etim etsuko etta ettore eucharia
  euclides eudes eudoxie eugen eugeniusz eulalia eulalie eunha eunice eunkyung eunseo euphrasie eurico eusebio eusebiu eustache evandro evangelia evangeline evangelos
  evanthia evariste evaristo evdokia eve evelien eveliina evelin eveline ever everaldo everton evgeni evgenia evi evren evridiki evrim evzen ewald ewan ewelina eyal eyglo
  eylem eylul eytan eythor eyvind ezechiel ezgi ezinne ezio eziuche fa fabiana fabiano fabiola fabricio fabrizia fabrizio fadel fadela fadhel fadhil fadia fadillah fadime
  fadl fadli fadwa fahd fahed faheem fahim fahima fahimeh fahrettin fahri faidon fairouz faith faiza faizal faizan falk fallon faly fandi fangfang fani fanilo faniry fanja
  fannar fanni fannie fantine farbod fardin fareed faress farhan farhat fariba faride fariha faris farnaz farnoosh farooq farouk farrah farshad farshid faruk farzana
  fatbardha fateh fateme fatemeh faten fath fathan fathi fathia fatimata fatimatou fatjon fatlinda fatmir fatna fatos faustin fausto fauzan fauzi fauzia favour fawad fay
  fayaz faycal faye fayrouz fayssal fayza fazil febe febri febrian febriana fehmi fei feiyang feliciano felicien felicite feliks felisa fengyi fenia fenosoa feras ferda
  ferdi ferdian fereshteh fereydoon ferhan ferial feride feriel ferit fern fernande ferreol ferry feruza feryal fethi fethia fetu fevzi feyza feyzullah fiamma fida fidan
  fidel fidelia fideline fidelis figen fikret fikri filiz filomena finda finnur fiorella fiorenza firas firat firdaws firdous firman firmin firoozeh firoz fisnik fitiavana
  fitim fitria fitriani flamur flavia flavien flavienne flaviu fletcher flo florante flordeliza florea florencia florentina florentino floriane florica florina florine
  flossie floyd flutura foivos folasade folke foluke fons foppe forough forrest fortunato fotini fotios fotis fouzi fouzia fran franca francene francette franciszek
  franciszka francky franjo franka frankie frannie frano frantisek frantiska franziska frauke freda frederico fredrick freek fridrik fridtjof frieda friedemann friederike
  friedhelm frits frode fruzsina fryda fryderyk fu fulbert fulvia fulvio fulya fumi fumio funda funke furkan fuyuki fy gabe gabriele gabrijela gad gadi gaetane gaetano
  gagan gagik gaia gakuru galia galih galina galini galit galuh galya galym gamze gancho gang ganjar garba garfield garik garry garth garyfallia gaspar gaspare gastao
  gatien gaurang gauri gautham gavril gayane gayathri gaye gayle gazmend gbenga geanina gebhard gede gedeon geetha geetika gegham geir gela gellert gelu gen gena genadi
  genc genki genowefa gent gentian gentiana geoff georg georgeta georgiana georgie georgina georgine geovana geraldo gerardo geraud gerben gereon gergana gergo gerlie
  gerlinde germaine gernot gero gerome gerry gersende gerson gert gertraud gertrud gertruda gertrude gesa gesine getachew getahun getulio gevorg geza gezim ghada ghaith
  ghali ghalia ghassan ghazal ghazaleh gheorghita ghodrat ghofrane ghulam giacinto giada giancarlo gianfranco gianluigi gianmarco gianna giannis giannoula gianpaolo gica
  gideon gift giga gigel gigi gijs gil gila gilad gilang gilberte gilberto gilda gili gilmar gilson ginevra ginny gino gio gioacchino gioele gioia giordano giorgi giorgia
  giorgos giosue giovana gisbert gisela gisele giselle gislaine gisli gita gitanjali gitta gitte giuliana giuliano giuseppina giusy gizella gizo gjergj gjermund gladis
  glaiza glauber glaucia gleice glenys glykeria godefroy godwin goga gohar gokay gokcan gokce gokhan goksel goksu goktug gokul golan golnar golnoosh gonca gontran gonul
  gonzague gopi gopinath gordan gordana gorkem gorm goro gottfried gotthard govind govinda gowri gowtham gozde graca gracia gracie graciela grady gratien grayson grazia
  graziella grazyna greet greger gregg gregorio gretar grete grethe grgur griffin grigor grigore grigorios grigoris griselda gry gualtiero guang guangming guanyu gudbjorg
  gudbrand gudjon gudlaugur gudmund gudmundur gudni guenaelle guenole guenter guewen gui guilherme guillem guillermina guislaine gul gulay gulbahar gulben gulcan gulcin
  guldane gulden gulfem gulhan gulin gulizar gulmira gulnaz gulnihal gulnoza gulnur gulsah gulsara gulsen gulser gulshan gulsum gulten gulzhan gunay gunda gundula guner
  gunes gungor gunhild gunilla gunjan gunn gunnhildur gunnlaugur gunsu gunter gunvor guo guofeng guoqiang guram gurbet gurcan gurdeep gurhan gurinder gurjeet gurkan
  gurleen gurmeet gurpreet gursel guru gus gustaf gusti guttorm guus guven guzal guzide gvantsa gwenola gwladys gwyneth gylfi gyongyi gyorgy gyu gyula gzim habiba habibou
  hacene hacer hachem hachemi hachim haci hada hadar hadas hadassah haddad hadil hadis hadiza hadja hadjara hadjer hadjira haejin haeun hafdis hafedh hafida hafiz hafsat
  hafsteinn hagai hagit hai haidar haifa haikal haile hailey haim haiming haitham haithem haiying haja hajer hajime hajira hajnalka hakki hakon hal hala haldun hale haley
  halide halim halime halina halis halla halldor halldora hallgeir hallgrimur hallouma hallvard haluk halvard halvor hamada hamady hamda hamdi hamida hamide hamidou
  hamidreza hamissou hamit hamlet hamou hamouda han hanaa hanako hanan hanbyul handan handayani hande handoko hanen hanh hani hania hanif hanin hanine hanitra haniyeh
  hanjin hannele hannelore hannu hanoch hanta hanuman haojie haoua haoyu harada haralambos haraldur harilala harini haris haritha harjit harlan harley harm harman harmeet
  harmen harmonie haroun harper harpreet harri harris harrison harshad harshada harshal harshil harshini harshita harshitha harshvardhan hartmut hartwig haru harumi harun
  haruna harutyun harvey hary haryo hasibe hasina hasmik hasnaa hasret hassana hassane hassen hassiba hassna hasso hasti hatim hau hauke haukur havard haydar hayden hayet
  hayette hayk hayley hayoung haytham hazal hazar hazel hazem heba hebe hedda hediyeh hedvig hedvika hedwige hee heejin heejung hege heida heikki heiner heini heitor
  hekuran helder heleen helenice helge helgi heli helie heliette helin helio hella helle heloisa hely hema hemalatha hemang hemangi hemanth hemi henda hendri hendrika
  hendrikus hendro heng hengameh henintsoa henna henny henok henriett henrietta henrike henrique henryk henryka heri heribert herilalaina herimanana herizo herlina
  hermance herminia hernando herta heru hery hester hetal hezekiah hiba hideaki hidenori hideo hien hieronim hikari hikaru hikmat hila hilaire hilal hilario hilde
  hildegard hildegarde hildegund hildur hilkka hilma hilmar hilmi hiltrud himaja himani himanshi hina hinata hinemoa hinrich hiral hiren hiromi hironori hirotaka hiroto
  hisako hisashi hitesh hitoshi hjalmar hjalti hjordis hoa hoai hoan hobiana hoby hoda hollie hollis homa homayoun homer hone hong hongmei honorine hooman horace horatiu
  hordur horea horia hormoz hortensia hosein hotaka hou houcine houman houssein houssem hovhannes hovik howie hrachya hrafn hrafnhildur hrant hrefna hridoy hristina hristo
  hrithik hrvoje hrvojka hsin hu hua huahua huan huang hubertus hudson hugolin huguette huijuan huimin huixin huiying huizhen hulda hulya huma humaira humayun humeyra
  hunor hunter hural husein husnu hussain hussam huub huy huyen hwan hyacinthe hyeji hyejung hyemin hyeon hyeonwoo hyeri hyewon hynek hyo hyojin hyuk hyunji hyunjin hyunju
  hyunjung hyunseo hyunsoo hyunsu iacob iago iakovos iara iasonas ibironke ibnu ibolya ibrar ibtihal ibtisam ibtissem icha ichiro ida idalina idan idar idil ido idowu
  idrissou iftikhar ify iga ignace ignacy ignazia ignazio igwe ihab ihcene ihsan ihssan ihssane iida iina iiro ijaz ijeoma ika ike ikenna ikrame ila ilan ilana ilari
  ilayda ilbey ilda ildiko ileana ilektra ilenia ilhame ilhami ilhan ilhem ilia ilian iliana ilias iliass ilie ilies ilinca ilir ilira iliya ilka ilkay ilke ilker ilkka
  ilknur ilko ilmari ilyass ilyes ima imas imeda imee imen imke imma immacolata imogene imrane imtiaz ina inacio inan inas inass inaya inbal inbar inci inder indira indra
  indrajit indranil indri indu ingegerd ingemar inger ingi ingibjorg ingmar ingolf ingolfur ingunn ingvar ingvild ini inka inken inmaculada innocent insaf intan intissar
  inzamam ioan ioane ioanna ione ionel ionela iordanis ioseb iosif ipek ippokratis iqbal iqra ira iracema iraci iraj irakli irawan irem irenee ireneusz ireti irfan irini
  irish irja irma irmak irmgard irmtraud irshad irvin irving irwansyah irwin isabell isadora isak isam isamu isao isatou iseult isha ishak ishan ishani ishaq ishika
  ishmael ishrat ishwar isiah isidora isidore isidoro isil ismahane ismahen ismaila ismerie ismet ismini ismo israa issam issiaka issoufou issra istvan iswanto ita itai
  itala italo itamar itay itsuki itzhak itziar iulia iulian iuliana iuliu iustin iustina ivanilda ivanka ivaylo ivelin ivelina iver ivete ivett ivica ivona ivone ivonne
  ivy iwo iwona iyad iyed iza izabel izabella izdihar izudin izzet jaafar jaakko jaana jaba jaber jabir jabrane jacco jace jacek jacem jachym jacinda jacinta jacinthe
  jacinto jackeline jacklyn jacky jaclyn jacoba jacobus jacopo jacquelyn jacquot jacquy jada jaden jadranka jadwiga jae jaehoon jaehyun jaemin jaewon jaewoo jaeyoung jafar
  jagadeesh jagadish jagdish jagger jagjit jagoda jagruti jahanara jahangir jahnavi jai jaideep jaimin jaiprakash jair jairo jakov jale jaleel jalel jaleleddine jalen
  jalil jalila jalpa jamar jamel jameson jamil janaina janaki jandira janella janelle janessa janete janette janez jang janhavi jani janie janis janja janka janna janneke
  jannes jannicke jannik jannike jannis janny janusz janvi japhet japneet jaqueline jarkko jarl jarle jarmil jarmila jarmo jarno jaromir jaroslava jaroslaw jarrett jarrod
  jarvis jasem jasenka jasim jaskaran jasleen jasmeet jasmijn jasmin jasmina jasna jaspreet jasser jasur jaswant javad javlon javon jawhar jayant jayanta jayanth jayanti
  jayashree jayda jayesh jayla jaymar jayne jayson jeanette jeanine jeannick jeb jed jedidiah jeevan jefferson jeffery jehan jehona jelica jemima jemimah jen jena jenalyn
  jenifer jenish jenkin jennelyn jenni jennie jeno jeong jeonghoon jeongmin jepkosgei jeppe jerald jere jeremiah jeric jericho jerko jermaine jeronimo jerop jerzy jesica
  jesper jessa jessie jessy jessyca jethro jetmira jette jevon jhoanna jhon jhonatan ji jia jiahui jiali jiaming jian jianfeng jiang jianguo jianing jianjun jianping
  jianwei jianxin jianyu jiao jiaqi jiawei jiaxin jiaxuan jiayu jide jie jigar jignesh jihad jihae jihen jiho jihoo jihun jihyun jillian jimena jimmie jimoh jin jina jinal
  jinane jindra jindrich jindriska jinghua jingjing jingyi jingyu jinhee jinho jinhua jinkyu jinsoo jinyoung jirina jiro jisha jisu jitendra jitesh jitka jitske jiun
  jiyeon jiyoo jiyu jo joackim joakim joann joanneke joaquim jobert joceline jochem jochen jodi jody joella joelma joeri joffrey joginder johana johanne johirul johnathan
  johnathon johnnie joke jola jolana jolanda jolanta jolene jomar jona jonalyn jonatan jonatas jonathon jonghyun jongmin joni jonna joohyun joonas joonho joop joram
  jordane jorden jordyn jorien jorik jorma jorn jorunn josane josefa josefin josefine joselito joselyn josep josette josia josiah josias josipa josje jossua josue joud
  jouko joumana jouni jovan jovana jovelyn jovica jovit jovy jozef jozefa jozo jozsef ju juanjo judd jude judicael judit juergen juhani juhi juho jukka juli julianna
  julianne juliano julienne juline julio julius juliusz jumber jumpei jun junaid junaidi jung junghoon junhao junhui junko junming junpei junseo junsu junwei junyi
  junyoung juraci juraj jure juriaan jurica jurij jussara jussi justina justo jusuf jutta juvy jyothi jyotsna jytte kaarina kaddour kade kadir kadriye kaede kagan kagiso
  kahina kaho kahurangi kaies kaija kailash kaimana kairat kaissar kaiti kaitlin kaitlyn kaj kajal kajetan kajsa kakha kakhaber kalani kalervo kalevi kalidou kalifa kalin
  kalina kalle kalliopi kalman kaloyan kalpana kalpesh kaltrina kalyani kamala kamalesh kambou kamen kamilia kamilla kamini kamlesh kamuran kamyar kana kanae kanako kanat
  kanchan kandace kane kang kanika kanishka kanto kanwal kanykei kaoru kapil kara karam karapet kare kareem karianne karimou karishma karissa karitas karlheinz karly
  karolin karolina karoline karoly karthick karthika karthikeya karthikeyan kartikeya karyl karyn kasey kashif kashish kaspar kasra kassandra kassia kata katalin katariina
  katayoun katelin katelyn katharina katharine kathi kati katica katla katlyn katrine katsuhiro katsumi katsuya katya kauko kaushal kaushik kaveri kavin kavitha kawther
  kayden kaye kayleigh kayode kayoko kayra kazem kazim kazimiera kazue kazuhiko kazuhiro kazuko kazuma kazumi kazunori kazuya ke keanu keaton kebede kedar keegan keeley
  keerthana keerthi kees kefilwe kei keigo keiji keijo keila keiran keisha keisuke keita keivan kellen kelley kelli kellie kelsie kelyan kemi kenan kendall kendi kendra
  kendrick kengo kenichiro kenjiro kenna kennedy kensuke kent kento kenyatta keoni keren kerim kermit kerttu ketaki ketan ketevan keti ketil ketill ketlyn ketty ketut
  kevser keyshawn keyur keyvan kfir kgomotso khachatur khadim khadir khadra khai khairul khaldoun khalida khalifa khang khansa khanyisile khatia khatuna kheira kheireddine
  khelifa khin khoi kholoud khosrow khouloud khue khushboo khushbu khushi ki kiana kianoush kiarash kibet kieron kiet kieu kiki kilian killian kimberley kimia kimiko kimmo
  kimmy kinan kinga kip kipkemboi kiprono kiptoo kirby kiri kiril kirk kiro kirsi kirsti kirstie kirstin kirtan kirti kiruthika kishan kishor kitti kittisak kitty kivanc
  kivilcim kiyan kizzy kjartan kjersti kjetil klaartje klajdi klara klaudia klaudija klea kleanthis kleio klemen klemens kleofas kleopatra klodian knarik knud koa koba
  kobe koceila kody koenraad koichi kokoro kolbrun komal komang komil konan kone kong konstantina konstanze koos kora koray korbinian kordula korey korhan korir korkut
  kornel kornelia kory kosmas kossivi kossiwa kosta kostadin kostas kostis kosuke kotaro kote kouadio kouakou koudjo kouji kourosh koyuki krasimir krasimira kreshnik
  kresimir krishan krishnan krishnaveni kristbjorg kristel kristiana kristiina kristijan kristine kristinn kristiyan kristjan kristofer kristyna krisztian krisztina kriti
  kritika krum krunal krunoslav krupa krystal krystian krystle ksawery ksenija kshitij kuan kuanysh kubilay kubra kuda kudzai kujtim kukuh kulbir kuldeep kulwinder kumaran
  kumari kun kunigunde kuniko kuralay kurnia kurniawan kursat kurtis kushtrim kusum kutay kutlu kveta kvetoslava kwadwo kwan kwang kwesi kyaw kyla kylian kyllikki kyra
  kyriaki kyriakos kyung kyunghee kyungsoo lachezar lacramioara lacy lada ladan ladislas ladislav ladislava ladjel lado laercio laerte laetitia lai laia laisa lajos
  lakeisha lakhan lakhdar lakshay lakshman lalaina lalao lale laleh lali lalita lalitha lam lamar lamara lambert lambros lamin lamis lamiss lamont lamprini lamyae lander
  landon landry landy lane laney lang lanre lanto lanying laora laras larisa lasha lassana lassine lata latasha latefa latha latif latifatou latife latisha latonya latrice
  laurane laureano laureen laurene laurentiu laurenz lauretta laurette lauri lauriane laurianne laurine lauro lavern laverne lawson laxman laxmi layton lazar lazaro lazzat
  leander leandra leann leanne leaticia lebo lebogang lech leda lee leeann leela leen leena leesa lefteris leilani leire leizel lejla lekha lela leland lelia lemuel lene
  leni lenka lennard lennert lenuta leocadia leola leonce leoncio leonhard leonide leontien leontin leontine leopoldine leor leos leotrim leszek lethabo letitia letizia
  letlhogonolo levan levent levi levon lexi lhoussaine lia lian liane liang lianna lianne liat libor libuse licia lidewij lidija liesbeth lieselot lieselotte lieve lieven
  liezel ligaya ligia lihi lihong liisa lika likhith lilah lilas liliana lilie liling lilis lilit liliya lill lilla lillie liming limor lindiwe lindon linling linn lino
  linwood lior liora liping liqin liraz liridon liridona lirim liron lisanne lisbet lisbeth liselott liselotte liv liva livia livio liviu livnat liwei lixia lixin liyan
  liza lizzie ljerka ljiljana ljubica ljubisa ljubo ljubomir llorenc loc lode loes logi lohith loick loise lokesh lolita lomig lon lone lonneke lonnie loona lorand lorant
  loredana loren lorene lorenza loreto lorette lori lorie lorine losa lothaire lothar lotta lottie louann louay louella louie louison loujain loukas lounes lounis lourdes
  lourenco lova lovro lowell luan lubna lubomir lubos lucca luce lucelia lucette lucha lucian lucija lucila lucilene lucimar lucinete lucio lucja lucjan lucrece lucrecia
  lucrezia lucyna ludek ludger ludmilla ludovica ludovico ludvig ludvik ludwik ludwika luella luh luigia luigina luise luiza lukman luljeta lulu lulzim luminita lumir
  lumturi luong lurdes lusine lutfi lutfiye luther lutz luu luuk luz luzia luzviminda lwazi lwin ly lyamine lyla lyna lyndon lyndsey lynette lynsey lysann lyuben lyubomir
  lyubomira maamar maan maarit maarouf maayan maazouz mabel mable macaire machteld mack mackenzie macky mactar madalin madalina madan maddalena maddie maddison madeline
  madhavi madhu madhumita madhura madhusudan madi madiha madison madou maelenn maeline maelis mafalda magdalene magdalini magdeleine magdolna maghnia magloire magne
  magnhild magno mahalia mahamadou mahamane mahamat mahbod mahboob mahboubeh mahdieh mahdiyeh mahefa mahendra maher mahery maheswari mahfoud mahfoudh mahima mahin mahjoub
  mahmood mahmud mahmuda mahmut mahnaz mahrukh mahshid mahtab mahyar maija maike maimouna maina maira maire maisa maissa maissane maissara maisy maj majd majed majid
  majida majlinda maka makary makayla makbule makgotso makhosazana maki makiko makis makram maksat maksim maksymilian makvala malachi malala malathi malavika malena malene
  malia maliheh malin malka malkhaz mallika malou malvina malwina mama mamady maman mamata mame mamie mamitiana mammadou mamoru mamoudou mamta mamuka mamy mana manal
  manami manan manana manar manasa manasi mandana mandar mandeep mandisa mandla manech manef mangesh mani manik manika manikandan manisha manitra manjeet manjiri manjit
  manju manjula manjunath manmohan manohar manolis manolo manos manpreet mansi mansoor mansoori mansour manu manuj manuk mao maor mapule maqsood marah maral maram marat
  marcela marcelin marcelina marceline marcelino marcell marcella marcellin marcelline marcello marcia marcie marcio mareike maren margareta margarete margarethe margery
  margherita margie margo margret margrete margrethe mari mariah mariame mariamou
  abolanle adiba aleena aleeza daryna evans iryna kateryna`;
