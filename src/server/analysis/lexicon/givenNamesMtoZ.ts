/** Given names of the world, folded: those that `givenNames.ts` does not name by their frequency. */
export const GIVEN_NAMES_M_TO_Z = `  marian mariane mariangela mariann marianna marianthi mariatou maribeth marica maricar maricel maricela maricris mariel marielle marieme mariette marife marijan marijana
  marije marijo marilena marilene marilia marilou marilu marilyne marilza marinela marinella marinko mariola marios marise maristela marita marites maritza marivic mariya
  mariyam mariza marja marjan marjatta marjolaine marjolein marjon marjut marketa markku markos marlee marleen marlen marlena marley marli marlies marlin marlis marluce
  marnie marouan marouane marquis marsha marshall marte marthe marti martim martino martins marton martti martun marty martyna marwane maryame maryann maryanne marylou
  maryvonne marzanna marzieh masaaki masae masaharu masahiko masahiro masako masamichi masanori masao masaru masashi masataka masaya masayoshi masayuki masego mashrab
  masih masixole masood masoumeh massimiliano masud masuma masumi matan matar matei mateja mateus mathea matheo matheus mathijs mathilda matija matin matina matko mato
  matous mats matthaios matthis matti mattias mattie mattis matus matyas matylda maude maulana maura maurane mauri maurilio maurine maurits mavis mawar maximiliane maximin
  maximo maxine maxwell mayada mayank mayar mayara maylene mayowa mayra mayssa mayu mayuko mayur mayuri mbali mbarka mbaye mckenna mckenzie mckinley md mebarek mebrahtu
  mechthild medard medet medha medhi mediha meenal megha meghana mehak mehdia mehedi mehrad mehrdad mehreen mehrez mehrnaz mehrnoosh mehrzad mehtap mehul meihua meike
  meilin meinhard meir meirambek meirav meixin mekhriniso melaine melaku melania melati melba melchor melda mele melek meliha melik melika melike meline melis melisa
  mellila melly meltem melusine melva memduh menachem mendel menelaos mengjie mengqi mengting menno menouar mensur merab meral merav mercy mere merel merete meriam meric
  merijn merima merita merja merle merlin merouane merrill merritt mert mervi meryam meryl messaouda mesut mete metehan metin mette mevlut mfon mhamed mher mi mialy
  miangaly miao miary mica micaela michail michalina michalis micheal michela michelangelo michi michiel michiko michio mickael mickey midhat midori mie mieczyslaw mieke
  miguelangel mihael mihaela mihail mihaita mihaja mihajlo mihaly mihee mihir mihnea mihovil miika mijin mijo mikayel mikheil miki mikiko mikio mikko miklos mikolaj
  mikulas milada milagro milanka milcah mildred mile miled milen milenko miles miley milica milijana milind milivoj miljan miljana miljenko milka milla mille millicent
  millie milo milomir milorad miloslav milosz milota milovan milton milun miluse milutin mimoun mimouna mimoza min minako minakshi minal minami minas mincho minerva
  minghao minghua mingming mingxuan mingyang mingyu mingze minhee minho minhyuk minjae minjeong minju minkyu minkyung minna minnie mino minoo minsoo minsu minyoung mioara
  miodrag miona miora mira mirabela mirac mirae miral miran miray mircea mireia mirela mirella miren miri mirian miriem mirja mirjam mirjana mirlinda mirna miron miroslava
  miroslaw miroslawa mirsad mirsada mirta mirtha mirto miruna mirva mirza mirzo misael misako misbah misha miso mitali mitesh mithun mitko mitra mitsuko mitsuru mitul
  mitzi miwa miya miyako mizuho mizuki mkrtich mladen mladenka moa moana moazzam modesto moeava moein moerani moez mogens moghees mohadeseh mohamad mohamadou mohamadreza
  mohammadreza mohan mohana mohannad mohau mohcine mohea mohieddine mohini mohira mohsen mohsin moin moitri mojmir mokdad mokhtar mokrane moky momchil momcilo momoko
  monalisa moncef mongi monia moniek monireh monserrat monte montgomery montserrat monty moon mor moran morena moriba moro morris mort morten morteza moses moshe moshood
  mostafa motoki mouaad mouad mouadh mouaz mouhamadou mouhcine moulad moulay moulouk moumen moumita moundir mounira moustafa mpho mridul mrinal mrunal msaad muath mubashir
  mucahit mudassar mudit mufti muge mugurel muhamad muhamed muhammadu muhammed muhammet muhannad muharrem muhsin muhterem mujahid mujtaba mukaddes mukhammad mukremin mukta
  mukul mumtaz munazza muneeb muneer munevver munir munire murad murali muralidhar murat murathan murray musa mushtaq muskan muthu mutlu mutua muzaffer mwende myint mylene
  myo myrna myron myrsini myrtille myrtle myrto myung myungsoo mzia naama nabeel nacera nachum nacira nadav nadeem nader nadette nadezda nadezhda nadhem nadhir nadim
  nadira nadjet nadjia nadjib nadjoua nadya naeem nael naeun nafi nafisa nafissatou naftali nagaraj nagarjuna nagendra nagesh naghmeh nagihan nahid naho nahom nahyun
  naiara naila naim naime naimul naina nair nairi nais naitik naivo najah najib najiba najla najma najwa nakul naledi naman namita namrata nan nana nanami nanang nance
  nanda nandakumar nandan nandhini nandita nandkishor nando nandor nanette nang nani nanna nannan nantenaina nanuli nao naoko naor naoto naoya naoyuki nara narayan
  narayana narcisa narcisse narek narender narendra naresh nargiz nariman narinder narindra narine naruto naser nasim nasir nasreen nasrin nassera nassereddine nassira
  nassr nassreddine nastaran nat nata natalija nataly natan natanael natasa natela nathanaelle nathaniel nato natsuko natsume natsumi nattaya nauman nava naveed navjot
  navneet navya nawaz nawel nawres nayan nayana nayara nayden nayeon nayoung naz nazan nazgul nazha nazia nazife nazih nazir nazira nazli nazmi nazmiye nazmul nazym ndaye
  nde ndricim ndrina nduka nduta nea nebojsa necati necip necla necmettin neculai neda nedeljko nedim nedyalko neelam neelima neema neeru neetu nefeli negin nehal neide
  neila neiva nektaria nektarios nela nele neli nelia nelida nelli nellie nelu nenad nene nenita nerea nereida neri neriman nerissa nermin nermina nermine nertila nese
  neslihan nesma nesrin nessim nessrine neta netanel nettie neusa neuza nevena nevenka nevin nevra nevzat newton nexhmije nezahat nezha nezih ni nia nian nicanor nichole
  nicki nicklas nicky niclas nico nicolae nicoleta nicoletta nicolette nicu niculina nicusor nida nidal nidhal nidia niels nienke nieves nigar nigora nihal nihan nihar
  niharika nihat nihel niilo niina nika niken nikesh niket nikhat nikhitha niki nikiforos nikitas nikki niklas niko nikodem nikol nikolaj nikolaus nikoleta nikolett
  nikoletta nikolina nikoloz nikoo nikunj nilam nilanjan nilay nilda niles nilesh nilgun nili nilima niloufar nilson nilton nilufa nilufar nilufer nimesh nimet nimisha
  nimra nimrod ning ningning nining nino niousha nipun nir nira niraj niranjan nirav nirina nirmal nirmala nirupama niry nisa nisar nishad nishant nishanth nishi nishita
  nishtha nissim nita nitesh nithya nitika nitish nitya nitzan niveda nivedha niyazi nizar nkem nkiru nkosi nkosinathi nneka nobuaki nobuhiro nobuko nobuyuki nodar
  nodirbek noelani noelia noelie noella noellie nofar noga noha nola nolane noluthando nolwazi noman nomena nomonde nompumelelo nomthandazo nomusa nona nonhlanhla nonso
  nontobeko nontsikelelo noor noora noortje noorul nooshin noriaki noriko noriyuki normita norris nosipho nothando nouha nouhaila nouraddine nourddine noureddine nourhane
  noussaiba noussair novan novi novita nozima nozomi ntombi ntombifuthi ntsako nuan nubia nugraha nugroho nugzar nuha nui nuka nunana nune nunu nupur nur nuray nurbek
  nurcan nurdan nurdin nurettin nurgul nurhan nurhayati nuri nurit nuriye nurlybek nursel nurseli nursultan nurten nurul nurullah nurzhan nutsa ny nyambura nyasha nyein
  nyla nzinga oakley oana oanh obaid obdulia oben obianuju obiora octavian odd oddbjorn oddny oddur oddvar oded odell odessa odilon odon odunayo odysseas ofa ofek ofelia
  ofelya ofer ofir ofra ogechi ogmundur ognjen ognyan ogochukwu oguz oguzhan ohad oifa oindrila ojas okan okechukwu okon okta oktay okwudili ola olabisi olabode oladele
  oladipo olafur olajide olanrewaju olasunkanmi olatunde olatunji olavi olawale olayinka olcay oldrich oldriska ole olfa olimpia olinda olivera oliverio olivette oliwia
  oliwier olja olli ollie olmas olof olubunmi oludare olufemi olufunke olufunmilayo olugbenga olukemi olumuyiwa olusegun oluseun olushola olusola oluwadamilare
  oluwadamilola oluwakemi oluwasegun oluwaseyi oluwatobiloba oluwatosin oluwatoyin oluwole olympe olympia om omaima omayma omid omkar omobolanle omolara omolola omotayo
  omotola omran omri onder ondine onesime onja onno onofre onome ony onyeka onyekachi onyinye ophelia ophir orcun oren oreste orestis orges orhan ori oriana oriol orit
  orly orn orna ornella orphee orri orsolya orson orville orzu osagie osama osas osaze osborne osei oskar oskari osman osmar osmo osnat ostoja oswald oswaldo otakar otar
  otavio otilia otilie otis otmar ottavia ottavio otte ottis ottmar otylia otylie ouafa ouahiba ouahid ouail ouarda ouassila ouassim ouiam ouiame ouissal ouissem oulaya
  oulimata oum oumarou oumayma ourania ousseni outi ove owais oya oybek oydin oyku oylum oystein oz ozay ozcan ozden ozer ozge ozgul ozgun ozkan oznur ozoda ozum paata
  paavo pacome padma padmaja padmavathi padmini paisley paivi pajtim palesa pallab palle palmi palmira pam panagiota panayiotis pania panji pankhuri pantelis papa parag
  paramjit paras paraskevas paraskevi pardis paresh parham pari parikshit parimal parinaz parineeta parker parminder parsa partha parthena parthiban parul parvaneh parvati
  parveen parvez parviz pasi pasquale pastora paterne patience patrycja patryk patsy patti patty paule pauli paulin paulino pavani pavao pavithra pavla pavle pavlina
  pavlos pawan paxton payton peder pedram pegah pei peiyu pelagia pelin pelle pelumi peng pengfei pentti perceval peri pericles perihan periklis perla perlita pernilla
  pernille pero perpetue perrette perry pervin pete petek petko petre petri petrica petrit petronela petronella petronille petru petteri petula petur petya peyman phaedra
  phares phat phelan phi philemon philibert philine philippos philomena philomene phineas phu phumzile phung phuoc phyo piedad pier pierangelo pierce pierluigi piero piet
  pieternel piia pinar pinchas ping pio pirjo pirkko piroska pius placido plamen plamena pleun pnina poe poh pola polina polly polychronis polyxeni pongsak poojitha poonam
  pooneh pooria poornima poorvi pooyan poul pourya poyraz prabha prabhakar prabhat prabhu prabir pradip pradnya pragati pragya prahlad prajakta prajwal prakriti pramila
  pramod pranab pranali pranavi pranay pranita pranitha pranjal pranvera prasanna prasanth prasenjit prasert prashanth prasun pratama prateeksha pratibha pratiksha pratima
  pratiwi pratyush praveena pravin prayoga preben precious preetham preethi prem prema premkumar premysl prerana prerna preslav preslava primael primoz primrose prisca
  priscila priscille pritam prithvi prithviraj priti privat priyadarshini priyank priyanshi priyanshu prodromos prudence prudencia prudencio przemyslaw pui puiu puja puji
  pulcherie pulkit puneet puneeth punit purificacion purnama purnima purushottam purva purvi pushkar pushpa pushpak puspa putra putu qamar qemal qendrim qi qian qiang
  qianqian qiao qin qing qingqing qiong qiu qiuyan quan quanzhi quincy quinn quinten quinton quirino quratulain quyen rabah rabea rabeh rabia rabie rabii racha rachad
  rachda rached racheli rachelle rachit rada rade radek radenko radha radhakrishnan radhe radhia radhouane radhya radi radia radim radja radka radko radmila rado radoje
  radojka radomir radoniaina radosav radoslav radoslava radostina radouane radovan radovanka radwan rae raees raegan rafay rafayel rafe raffaele raffaella rafi rafika
  rafiq rafiqul raghad raghavendra raghda raghed raghu raghuram ragip ragna ragnheidur ragnhild ragnhildur rahaf rahat raheem rahil rahim rahima rahime rahinatou rahma
  rahmawati rahmi rahmouna raija raili raimo raimundo raina raissa raj rajaa rajab rajan rajani rajashekar rajdeep rajeev rajendra rajeshwari rajeswari rajib rajinder
  rajko rajkumar rajni rajnish rajo raju rajveer rajvi raka rakhat rakhi rakia rakshit rakshitha ralitsa ralitza rallou ram rama ramachandran ramadan ramadane ramadhan
  ramakant ramakrishna raman ramana ramandeep ramanuj ramata ramatou ramatoulaye ramazan ramdane rameez rameswar rami ramil ramjan ramla ramprasad ramsey ramy ramya rana
  ranbir rand randa randal randeep randhir randi randolph rangga rangi rani ranjan ranjana ranjeet ranjit ranjita ranjitha ranko rano ranveer ranya rara rares rasel rasha
  rashad rashed rasheed rashi rasika rasim rasoul rassim ratan rathi rati ratih ratko rauan rauf raunak ravali raveena ravikant ravikumar ravinder ravish ravshan rawan
  rawane rawiri rayane rayen rayhana raymart rayna rayyan raz razan raziyeh razmik razvan rea reagan reba rebeca rebecka rebeka rebiha recai recep redha reem reema reena
  reenu refik refka reggie regina rehab rehan rehana rehman reid reidar reidun reiji reijo reimund rein reina reinaldo reiner reinhild reinout rejane rejoice reka rekia
  remedios remigius remington remo remus remzi remziye ren rena renae renan rendi renos renske resul retika retno reut reva revanth revathi revaz revital rey reymark reyna
  reynaldo reynante reza rezo rhea rheena rhett rhita rhoda rhodora rhonda ria rian rianne richa richie rickey riddhi ridha ridhi ridhima ridouane ridvan rie rieko ries
  rifat rifka rigoberto rihanna riho riikka riina rija rijul rik rika rima rimas rimsha rina rinako rinat rindra ringo rinku rino rinor rinora rinto ripon ririn risa
  rishab rishabh rishi rishika rishikesh risky risto ritesh rithika rithvik ritsuko rituparna rituraj ritva ritvik ritwik rivka rivo riya riyas riyaz riza rizal rizalina
  rizwan rizza roald roar robbert robbie robby robertine robinson robson robyn rocco roch rochdi rochelle rocky rodanthi rodel rodelio rodger rodica roeland roelof rofiat
  rogan rogatien roham rohini rojin rojo rokaya roko roksana rolande rolando rolland romana romel romesh romil romina romnick romuald romulo romulus romy ronaldo ronda
  ronen rong roni ronit ronnel ronnie roopa roope roos roosevelt roqaya rosalba rosalia rosalina rosalinda rosalyn rosana rosangela rosanne rosaria rosaura roscoe roseann
  roseanne roselyne rosemarie rosen rosendo rosetta rosette roshanak roshni rosi rosilene rosimeire rosina rosine rositsa roslyn rossana rossella rostam rostislav roswitha
  rotem rouaida rouba roukaya roumaissa rova rowaida rowena roxanne roxie royce roza rozalia rozita rozsa rrezarta rubel rubens rubin rubina ruchi ruchika ruchir ruchita
  rudiger rudra ruel rufina rufino ruggero ruihan ruiqi ruirui rukayat ruken rukhsana rukiye rukmini rukshana rully rumen rumi rumyana runar runolfur ruolan rupa rupak
  rupam rupesh rupinder ruqaiya rushabh rushikesh ruslana russ rustem rustom rusudan ruthie rutuja ruxandra ruy ruya ruza ruzanna ruzena ruzica ryder ryland ryma ryo
  ryohei ryoji ryoko ryosuke ryszard ryuichi ryuji ryusei saa saadane saadeddine saadi saadia saana saara saba sabah sabahattin saber sabiha sabin sabina sabino sabir
  sabita sabra sabri sabrine sada sadaf saddam saddek sade sadegh sadek sadettin sadia sadie sadik sadio sadiq sadok sadullah sae saed saeedeh saeko saevar safa safet
  saffet safi safia safiatou safiya safwan safwane sagarika sagi sagnik sahana sahand sahbi sahib sahin sahithi sahra sai saidou saif saifeddine saifullah saija saikat
  saima saira sait sajad sajal sajan sajib sajida sajjad sakari saket saki sakiko sakina sakir sakis sakshi salaheddine salam salama salamata salamatou salameh salaou
  salar saleem saleh saleha salem salete salha salifou salih salla sallie salman saloni saloua saltanat salvacion salvatrice salwa samah samal saman samanta samar samara
  samarth samay samba sambit sameena sameera samer samet samidha samih samiha samiksha samin samina samiran samiya sammy sampada sampath samrat samreen samriddhi samrin
  samuele samuli samvel samyak san sanad sanchita sanda sandar sandeepa sandhya sandi sandie sandor sandu sanel sanela sanem sangeeta sangeetha sanghoon sangita sangmin
  sangram sania sanika saniye sanja sanjeev sanjib sanjiv sanket sanoussi sanskriti santanu santeri santhosh santi santina santino santo santos santosh santoso santtu
  sanya sanzhar sapir sapphire sarabjit saraswathi saraswati saravanan sarbjit sarfaraz sargam sargis sari sariah sariaka sarina sarit sarita saritha sarka sarmila saron
  sarp sarra sarvesh sasa sasan sashi sashka sasi sasikala satendra satheesh sathish sathya satinder satoko satomi satoru satpal satria sattar satu saturnin saturnino
  satvik satya satyajit satyam satyendra saud saule saumya saundra saurav savanna savannah savas saverio savita savitha savitri savvas sawsan sawyer sayaka sayali sayan
  sayani sayantan sayed sayora sayuri scarlet scot scottie sead sebastiana seble seda sedat sedef sedera sedigheh sedrak seema sefa sefer sefik sefo segah segev seher
  sehil sehun seif seifeddine seiichi seija seiji seiko sejal selahattin selami selassie selcan selcuk selda selen selene selima selina selman selorm selvam selvi sema
  semah semia semih semiha semina semir semisi semra sena senad senami senay sencer senda sener senka senol senthil seohyun seojin seoyoon seppe seppo septi septian
  serafin serafina serap seraphine seray serban serdar serenity sergej sergiu serhan serhat serif serife serik serob serpil sertac servais servane servet sery setareh
  setiawan setsuko seungho seungmin seungwoo seungyeon seval sevcan sevda severin severino severo sevgi sevil sevim sevinc sevki seweryn seyfettin seyit seyma seymour
  seyni sezai sezen sezer sezgin shabana shabbir shabnam shadi shady shae shafi shafiq shaghayegh shagun shah shahab shahana shahar shahbaz shahd shahida shahla shahnawaz
  shahnaz shahnoza shahriar shahrokh shahrukh shahrzad shahzad shai shaik shaila shailaja shailendra shailesh shaima shaimaa shaina shaista shaked shakeel shakhnoza shakil
  shakti shalaka shalom shalu shalva shambhavi shamim shamima shamsher shan shanaya shani shania shankar shankari shanna shanshan shantanu shantel shanthi shanti shao
  shaoqing sharad sharada sharanya sharath shari sharif sharmila sharmistha sharron sharvari shashi shashikala shashikant shatrughan shaul shaurya shawna shay shaya shayan
  shayla shayna shea sheela sheena shefali shehzad sheida sheikh shekhar sheldon shelia shelly shelton shen sheng shengli sherali shereen sheri sherif sherifat sherin
  sherine sherman sherri sherrie sherry sherwin sheyda shi shibani shideh shiela shigeki shigeo shih shihan shiho shihori shikha shilpi shima shimon shimul shin shinichi
  shinichiro shino shinsuke shinya shipra shira shiran shirli shishir shital shiv shiva shivangi shivani shivanshu shivaraj shivendra shivkumar shizuka shizuko shkelqim
  shkumbin shlomi shlomit shlomo shmuel sho shoaib shobha shobhit shohei shohreh shoji shoko shorena shoshana shounak shouta shpend shpresa shqipe shraddha shravan
  shravani shreeya shrey shreyansh shreyas shreyasi shridhar shrikant shrinivas shristi shruthi shu shuai shuang shubha shubhangi shubhankar shuchi shufen shugo shuhei
  shui shuichi shuji shukhrat shukla shukri shulamit shunsuke shuo shushan shuting shuvo shuyi shweta shyam shyamala shynar sia siaosi siavash sibel sibongile sibusiso
  sibylle sichen siddarth siddhant siddhartha siddhesh siddhi siddique sidharth sidney sidoine sidra sidy siegbert sieglinde siegmar siegmund siegrun sienna sif sifiso
  sigal sigalit sigbjorn sigfrid sigga sigit sigmar sigmundur signy sigolene sigridur sigrun sigurbjorn sigurd sigurdur sigurjon sihame sihem silei silja silvana silvano
  silvere silvie silvina silvino silvio silviu silviya sima simao simay simen simeon simge simin simina simion simo simonne simplice simran simranjit sinan sinazo sindhu
  sindhuja sindre sindri sinem sini sinisa sinta sione siphesihle siphiwe siqi siranush sirarpi siri sirin sirine sirisha sirpa sithembile sitora sitraka siv sivan sivert
  siwon sixten siyabonga siyanda siyu sjors sjoukje skender skuli skye skyler sladjana slah slaven slavi slavica slavko slavomir slawomira sloan slobodan slobodanka smadar
  smahane smail smaragda smita smitha smriti smruti snaedis snehal snehalatha snezana snezhana snjezana snorre snorri socorro socratis sofien sofiene sofija sofyan sogand
  soha sohaib sohail sohaila soham sohayb sohee sohel sohini sohrab soichiro soile sokhna sokol sokratis sola solal soledad solenn solfrid soline solofo solomon soloniaina
  solrun solvi soma somesh somnath sona sonakshi sonali sonam sonda sondes sondra sondre soner songul sonika soniya sonny sonu sonya sooah soobin soohyun soon soonja sopho
  sophonie sopio soraia sorana sorena sorin sorina sosefo sota sotiria sotirios sotiris soudabeh souhaib souhail souhaila souheil souhir soulaimane soulef souley soumaia
  soumaila soumen soumeya soumik soumya soumyadeep soundous sounia sourav souta souvik sowmya soyeon soyoung spartak spas spyridon spyridoula spyros sravan sravani
  sravanthi srdan srdjan srecko sree sreedevi sreedhar sreeja sreekanth sreelakshmi sreeram sreten sri sridevi sridhar srihari srijan srijita srikanth srilakshmi srilatha
  srinath srinidhi srinivasan sriram srishti srividya stacie stamatia stamatis stanford stanimir stanislava stanislaw stanislawa stanka stanko stanley stav stavros
  stavroula stef stefana stefanos steffi stefica stefka stein steinar steinunn stela stelian steliana stelios stellan steluta sten stepanka stephany stergios stevan stevie
  stian stig stina stine stipe stjepan stoja stoyan stoyanka stratos sture sturla stuti stylianh styliani stylianos suad suat subash subha subhajit subham subhankar
  subhashini subhasis subhra subramaniam subramanian subrata sucharita suchi suchismita suchitra suci sudarshan sude sudeep sudesh sudha sudhakar sudhanshu sudheer sudip
  sudipta sueda suela suelen sueli suellen sufiyan sugeng suha suhail suhana suhani suhas suhasini suhyun sujan sujata sujatha sujay sujeet sujit sujith sukanya sukesh
  sukhdeep sukhee sukhjit sukhpreet sukhwinder sukma sukran sukriti sukru sukumar sulaiman sulejman sulekha suleyman sulis sulistyo sultana suma sumaiya suman sumanta
  sumanth sumarni sumathi sumaya sumedh sumedha sumeet sumeyye sumi sumiko sumire sumita sumitra sumon suna sunaina sunanda suncica sundar sundaram sundari sundus suneel
  suneeta sung sungho sunghoon sungjin sunhee sunidhi sunitha sunjoo sunniva suphi supriti supriya surabhi suraiya suraj surbhi surekha suren surender surendra surinder
  suriya surjeet surya suryakant susann susanti suse sushant sushil sushila sushma sushmita susi susie susmita susumu suvarna suvi suwanto suyash suyeon suzan suzana
  suzette suzon suzuka svante svatopluk svava svavar svein sveinn svenja sverre svetislav svetla svetlin svetoslav svetozar svilen swagata swagatika swann swantje swapan
  swapna swapnali swapnil swara swarna swarnali swarup swastik swathi sweety swen sweta syahputra syahrul sybil sybren sydney syed sygkliti syifa sylvere sylvester
  sylvestre sylvette sylvi sylwester sylwia symbat synne synnove sytske szabina szabolcs szandra szczepan szilard szilvia szonja tabassum tabatha tad tadeas tadesse tadeu
  tadija tae taehoon taeko taemin taewoo tafadzwa tage tahani tahar taher tahereh tahina tahir tahira tahiry tahiti tahmina tahseen tahsin tai taibi taieb taiebi taiga
  taiki taimur taina tais taisto taiwo takaaki takako takanori takao takato takaya takayuki takis tako takuto takuya takwa tal talal talatu talgat talha tali talia talita
  tam tamal tamami tamanna tamar tamaz tamba tamer tamera tamerlan tami tamiko tamim tamir tamires tammie tammy tamra tamta tamuna tanaka tanay tanaya tancrede tane taner
  tangaroa tanisha tanishq tanja tanju tanmay tanmoy tannaz tanner tantely tanu tanuj tanuja tanushree tanzila tao tapan tapani tapas tapasya tapio tarald taranjit
  tarannum tarcisio tareq tariel tariqul tarisai tarja tarkan taru taruna taryn taslima tasneem tasnim tasnime tasos tassilo tassos tatana tate tatev tatevik tatiane tato
  tatsuki tatsuo tatsuro tatu tatum taufan taufik tauseef tavita tawanda tawfik tawny tayeb tayfun tayfur tayla taylan tayo tayssir tayyip tazeen tebogo tedo tegar tehani
  tehila teija teiki tejal tejashri tejashwini tejasvi tejaswi tejaswini teju tekin tekla telesphore telma telmo temirlan temitayo temperance temur tena tengiz teodora
  teodoro teodosi teofil teofilo teoman teona teppo teresinha teresita tereza terezia terhi teri terje tero terra terrance terrell terri terrie tesfaye tess tetsuo tetsuro
  tetsuya teuira teuta teva tevfik thabang thabiso thach thaddee thaddeus thai thaisa thalia thalita thameur thanasis thanawat thandar thandeka thandi thanos thato
  thaynara thea theano thejas thekla themba thembeka thembi thembisa themis themistoklis theodoros theodosia theodosis theodule theofanis theofilos theoni theotime thida
  thien thijmen thilo thinh thiri tho thoa thokozani thomai thomais thong thor thora thorben thorbjorg thorbjorn thordur thore thorir thorleif thorsteinn thorunn thouraya
  thrainn thrasyvoulos thu thuan thuc thulani thuong thurman thuyet thyra ti tia tian tiana tianhao tianna tianqi tianyi tiara tiare tiavina tiberiu tidiane tiemoko tierra
  tifaine tiffanie tigran tihana tihomir tihoni tiia tijmen tijn tijs tika tilman tilo timea timeo timm timmy timon timotheos timucin timur tin tinashe tinatin tine tineke
  ting tingting tinh tini tinna tinne tiril tirth tisha titaua titi titia titik titu tiziana tiziano tjerk toa toader toan tobi tobiasz tobiloba tochukwu todor todorka
  togzhan toi toinette tojo toky tolgahan tolkyn tolu toma tomer tomica tommi tommie tomo tomohiro tomoki tomomi tomoyuki tonci tong tonguc tonia tonya toon topi toprak
  tor tora torbjorn tord tore torfinn torgeir torgny torhild tori toribio torill torkel torleif tornike torrence torunn torvald toshiaki toshihiro toshio toshiyuki tosin
  toto touati toufik touhami touraj touria toussaint tova tovo toyin toyo trac tracey traci tracie traian tram traudel traute tremaine trent trenton tresor trevon trey
  triantafyllia triantafyllos triet trieu trina trine trinh trinidad trinity tripti trisha trisno tristen trong troy truc trude trudi truls truman truong trupti tryfon
  tryggvi trygve tsanko tsanta tsega tshegofatso tsiky tsilavina tsiory tsotne tsukasa tsuneo tsutomu tsuyoshi tsveta tsvetan tsvetana tsvetelina tsvetomir tsvi tucker
  tudor tudora tugba tugce tugrul tui tuija tuire tulay tulika tulin tulio tulsi tumelo tuna tunahan tunc tuncay tuncer tunji tuomo tuong turan turgay turgut turhan turkan
  turki tuti tuula tuulikki tuva tuvia twan ty tyra tyree tyrell tyrese tyron tyson tytti tzeni tzipi tzipora tzvi ubaldo ubiratan uchechukwu uchenna udai udaya udin udo
  udoka ufuoma ugurcan ukamaka ulan ulas ulfa ulisse ulisses ulku ulla ulli ulrik ulrika ulvi ulviye ulysses uma umair umang umar umi umid umidjon umit umme umutcan una
  unathi undine unn unni unnur upasana urbain urho uri uriah uriel urielle urmi urmila uros ursel urska ursule urszula urvashi usama usha usma usman uta utami ute utkan
  utkarsha utku utpal uttam uzair uzay uzma uzoma vaea vagelis vagner vahagn vahan vahe vahine vahit vahram vaiana vaibhavi vaidehi vaimiti vaios vaishak vaishali
  vaishnavi vakhtang val vala valarie valbona valdemar valdete valdir valdis valencia valene valentim valentino valerian valeriane valeriu valgerdur valmir valmira valon
  valorie valquiria valur vamshi vamsi vanaja vance vanderlei vandita vangelis vani vania vanita vanja vano vansh vanya vappu vardan varduhi varsha varshini varvara vasant
  vasantha vasanthi vasco vaseem vasil vasileia vasileios vasilena vasilica vasilije vasiliki vasilios vasim vassili vassiliki vassilios vassilis vasu vasuki vasundhara
  vatsal vaughan vaughn vaza vazgen vazha vebjorn ved vedad vedant vedat vedika vedran vedrana veena veer veera veerendra veerle vefa vegard vehbi veikko veit velimir
  velina velizar veljko velma venceslas vendelin vendula venetia venkata venkatesan venkateswara venkatraman venla vennela ventsislav venu venugopal vered vergel verica
  veriko verity verna vero veronika vesa veselin veselina vetle vi vibeke vibha vibhav vibhor vicencia vicenta vicentiu victorien victorine victorino vid vida vidak vidar
  vidhi vidhya vidit vidosava vidur vidushi vidyut vien vigdis vigen vighnesh vignesh vihaan vihan viivi vijaya vijayakumar vijayalakshmi vijendra vikash viki vikki
  vikrant viktorie viktorija vilborg vilde vilem vilhelm vilhjalmur vilho viliam viliami viljar vilma vilmos vilson vimal vimala vina vinaya vinayak vincente vincentia
  vincenza vineel vineeta vineeth vinicio vinita vinith vino vinodh vinodini vinoth vintila viola viorica vipin virag viraj virat virender virendra virgil virgilio virpi
  virve visar vishakha vishesh vishnupriya vishvas vishwa vishwajeet vishwanath vishwas visnja vit vitezslav vitomir vitor vitoria viveka vivekanand vivi viviana vivianne
  vjekoslav vjera vjollca vjosa vladan vladimira vladislava vlado vladut vlasta vlastimil vlatka vlatko voahangy voicu vojin vojislav volana volkmar vololona vonda
  vratislav vrinda vroni vrushali vu vuk vukasin vukica vuong vusi vuyo vy vyshnavi waclaw wade wadia wadie wadih wael wafik wagner wahb waheed wahiba wahida wahyudi
  wahyuni wai wail wairimu waithera wajeeha wajid wala walaa waldemar waldir waleed walker walmir walquiria walton waltraud wambui wanderley wang wangari wanjiku waqar
  warda wasif wasim wassila wataru watchara watson wawan waylon webster weihao weijie weijun weiling weiming weiwei wejdane wendel wendelin wendell wendi wenhao wenhui
  wenjie wenjun wenke wenqi wenting wenwen wenxin wenyu wenzel weronika weston wiaam wibke wida widad widade wided widi wido widodo widya wies wieslaw wieslawa wijdane
  wijnand wiktor wiktoria wilbert wilda wilfred wilfredo wilhelmine willard willeke willemijn willi willie willis willow wilma wilmer wilson wim wincenty winnie winoc
  winona wiremu wisal wissame wissem witold wladyslaw wladyslawa wlodzimierz won wonjun woo woodrow woody woohyun woosung wout wulan wulandari wynne xabier xander xanthi
  xanthippi xaver xenie xenofon xheladin xhevdet xi xia xian xiang xiangyi xiangyu xiaobo xiaodong xiaofan xiaofei xiaofeng xiaohong xiaohua xiaohui xiaojie xiaojing
  xiaojun xiaolin xiaolong xiaomei xiaomin xiaona xiaoqing xiaotong xiaowei xiaoxia xiaoxiao xiaoyan xiaoyang xiaoying xiaoyun xie xinhao xinran xinru xinxin xiu xiuying
  xiuzhen xoan xolani xoliswa xose xu xuan xue xuefei xuemei xueqin xueying xun ya yaa yaakov yaba yacin yacoub yadira yagiz yagmur yago yahaya yahia yahya yair yajing
  yakoub yakov yakubu yakup yalcin yalda yaman yamila yamina yamini yamuna yana yanan yanfei yanhong yani yanina yanis yanitsa yaniv yanjun yanko yanling yanmei yanni
  yannik yanting yanto yanyan yao yaovi yaping yaprak yaqoub yarden yaren yaron yasar yasemin yashas yashaswini yashika yashoda yashraj yashwant yashwanth yasir yasmeen
  yasmim yassamine yassir yasuhiro yasuko yasuo yasushi yasuyuki yavor yavuz yayan yaye yazan yazid ye yeganeh yehonatan yehuda yehudit yejun yekta yelda yeliz yemi yen
  yener yenny yeojin yeon yeong yeonju yerbol yero yervand yerzhan yesenia yesim yesmine yeter yeukai yiannis yifat yigal yijun yildiray yiling yilmaz yimin yin ying
  yinghao yingjie yingxin yining yinka yiorgos yiping yiqing yiran yishai yisrael yiting yitzhak yiwei yiwen yixin yixuan yiyang yiyi yizhou ylli yllka yngve yo yoana yoav
  yochai yoel yogendra yogi yogita yohai yohana yohanes yohanne yohannes yohei yoichi yolaine yolene yona yonas yonatan yonca yong yoni yoona yoonseo yordan yordanka
  yorgos yosef yoshie yoshihiro yoshikazu yoshiko yoshinori yoshio yoshito yoshiyuki yosr yosri yossi yotam youjin youna yousef yousri youssra yousuke yrsa yseult yuan
  yuanyuan yucel yudha yudhi yudistira yue yuexin yui yuichi yuichiro yuiko yuina yuji yujia yujie yujin yujun yukari yukihiro yukiko yukina yukino yukio yuksel yukta
  yulduz yuli yulian yulianti yulin yuling yumeng yumiko yun yuna yunfei yunhee yunho yuni yuning yunita yunjie yunjin yunseo yunting yuqi yuqing yurdagul yurdanur yuriko
  yusei yusra yussif yusuke yutaka yuting yutong yuuki yuval yuvraj yuwei yuxi yuxin yuya yuyang yuying yuzhen yuzuki yvelise yvonnick zaal zach zachariah zacharias
  zachery zack zaenal zafeiris zafer zafiria zahari zaharoula zaheer zaher zahia zahid zahida zahide zahir zahira zaid zaida zainabou zaineb zaira zakari zakaryae zaki
  zakia zakir zakiya zalan zaldy zama zamfir zamir zamira zana zane zaneta zarin zarina zarko zaruhi zaven zawadi zayd zayden zayed zayn zayneb zaza zbynek zbyszek zdena
  zdenka zdislava zdravka zdravko zdzislaw ze zeba zeenat zeev zehava zehra zekai zekeriya zekiye zelda zelia zeliha zeljka zeljko zena zenabou zenaida zenon zephir zephyr
  zerrin zev zeynab zeyneb zeynel zeyu zhadyra zhan zhana zhanar zhandos zhansaya zhen zheng zhengyu zhenhua zhi zhibek zhihao zhihong zhihui zhijun zhimin zhipeng zhivko
  zhiwei zhixin zhiyuan zhong zhou zhuo zi zia ziad ziane ziba zichen zijian zijie zilda zilola zimo zine zineddine zinhle zinia zinovia zion zipora ziqi zisis zita ziv
  zivko zivorad ziwei zixin ziya ziyad ziyanda ziyang ziyed ziyi ziyoda ziyu zlata zlatan zlatica zlatka zlatko zo zoary zodwa zohair zohar zohir zohreh zoi zoila zola
  zolani zoliswa zongwei zora zoraida zorana zorica zornitsa zoubir zouhair zouheir zouhir zoulikha zrinka zsanett zsofi zsombor zsuzsa zsuzsanna zubaida zubair zubairu
  zubeyde zuhal zukhra zulal zuleikha zulema zuleyha zulfikar zulfiqar zulmira zulu zunaira zuo zura zurab zuza zuzana zvezdana zvi zviad zvonimir zvonko zyad zyed zygmunt
  zyta
  maryna merwan oladapo rajalakshmi sunday`;
