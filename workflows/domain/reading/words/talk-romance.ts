/** What people say to each other without saying anything of a house, folded: forms of 'to be' and of 'to hope', thanks, praise. Nothing that denies, limits, counts, allows, promises or places. */
export const TALK_ROMANCE = {
  it: `
abbia abbiamo abbiano abbracci abbraccio addirittura affettuosi affinche agli aiuta aiutando aiutano aiutare aiutarla
aiutarti aiutarvi aiutate aiutato aiutava aiutavo aiutera aiuterebbe aiuteremmo aiuteremo aiutero aiuti aiutiamo
aiutino aiuto alla alle allo allora anche anzi arrivederci arrivederla assolutamente attesa augura augurando augurano
augurare augurarti augurarvi augurate augurato augurava auguravo augurera augurerebbe augureremmo augureremo augurero
auguri auguriamo augurino augurio auguro avendo aver averci avere averla averlo averti avervi avesse avessero avessi
avessimo aveste avete aveva avevano avevi avevo avra avrai avranno avrebbe avrebbero avrei avremmo avremo avreste
avresti avrete avro avuto beh bel bella belle belli bellissima bellissimo bello ben benarrivati benche bene benissimo
benone benvenuta benvenute benvenuti benvenuto bisogno brava bravi bravo buon buona buonanotte buonasera buone
buongiorno buoni buono capiamo capira capire capirei capirete capirsi capisce capisci capisco capiscono capite capito
caso certamente certo che chi chiaramente chieda chiedano chiede chiedendo chiederci chiedere chiederemo chiedermi
chiedero chiedete chiedeteci chiedetemi chiedi chiediamo chiedimi chiedo chiedono chiesto ciao cio cioe col come
complimenti comprensione comunque con congratulazioni contatta contattaci contattami contattando contattano
contattarci contattare contattarmi contattate contattateci contattatemi contattato contattava contattavo contattera
contatterebbe contatteremmo contatteremo contattero contatti contattiamo contattino contatto contenta contente
contenti contento cordiale cordiali cordialmente cortesemente cortesia cosa cose cosi crede credere credete credi
crediamo credo credono cui cuore curiosita dagli dai dal dalla dallo dato davvero degli dei del della delle dello
detto deve devi devo devono dica dicano dicci dice dicendo dici diciamo dico dicono dimmi dira dirci dire direbbe
direi diremmo diremo dirmi diro dirti dirvi dispiace dispiacere disposizione dite diteci ditemi divertimento
divertitevi divertiti dobbiamo domanda domande dove dover dovere dovesse dovessero dovessi dovete doveva dovevano
dovevi dovevo dovra dovrai dovranno dovrebbe dovrebbero dovrei dovremmo dovremo dovreste dovresti dovrete dovro dovuto
dubbi dubbio dunque ebbene eccellente ecco effettivamente ehi emozionati entusiasta entusiasti eppure era erano eri
ero esattamente esempio esita esitate esitazione esiti essendo esserci essere eventualmente evidentemente evviva
faccelo facci faccia facciamo facciano faccio facendo fai fammi fanno fantastica fantastico fara faranno farci fare
farebbe farei faremmo faremo farla farlo farmi faro farti farvi fate fateci fatemi fatto favore felice felicemente
felici felicissima felicissimi felicitazioni fondamentalmente forse fortuna fortunatamente fosse fossero fossi
francamente genere gentile gentili gentilissima gentilissimo gentilmente gioia gli gliela gliele glielo goda godano
godersi godervi godetevi goditi grata grati grato grazie hai hanno idea immagina immaginando immaginano immaginare
immaginate immaginato immaginava immaginavo immaginera immaginerebbe immagineremmo immagineremo immaginero immagini
immaginiamo immaginino immagino infatti informa informando informano informare informarti informarvi informate
informato informava informavo informazione informazioni informera informerebbe informeremmo informeremo informero
informi informiamo informino informo inoltre insomma interessante interesse lei liberamente lieta liete lieti
lietissimi lieto loro lui magari magnifico mah maniera mentre meravigliosa meraviglioso messaggi messaggio mia mie
miei mio modo naturalmente negli nei nel nella nelle nello noi nonostante nostra nostre nostri nostro nota notate noti
okay onestamente opinione oppure ossia ottima ottimamente ottime ottimi ottimo ovvero ovviamente parere pazienza pensa
pensando pensano pensare pensate pensato pensava pensavo pensera penserebbe penseremmo penseremo pensero pensi
pensiamo pensino penso per perche percio perdono perfetta perfettamente perfetto perfino permanenza pero personalmente
pertanto piaccia piacciono piace piacera piaceranno piacere piacerebbe piacerti piacervi piaciuto poiche possa possano
possiamo possiate possibilmente posso possono poter potere potesse potessero potessi potete poteva potevano potevi
potevo potra potrai potranno potrebbe potrebbero potrei potremmo potremo potreste potresti potrete potro potuto
praticamente precisamente prego preoccupazione presente probabilmente problema problemi proprio punto puo puoi pure
purtroppo qualcosa qualcuna qualcuno quale quali quando quegli quel quella quelle quelli quello questa queste questi
questo quindi realta richiesta richieste ricorda ricordando ricordano ricordare ricordarti ricordarvi ricordate
ricordato ricordava ricordavo ricordera ricorderebbe ricorderemmo ricorderemo ricordero ricordi ricordiamo ricordino
ricordo riguardo rilassatevi rilassati ringrazi ringrazia ringraziamo ringraziando ringraziano ringraziare
ringraziarla ringraziarti ringraziarvi ringraziate ringraziato ringraziava ringraziavo ringraziera ringrazierebbe
ringrazieremmo ringrazieremo ringraziero ringrazino ringrazio rispondere risponderemo rispondero risponderti
rispondervi rispondiamo rispondono risposta risposte risposto rivedersi rivedervi sai saluti saluto salutoni salve
sanno saperci sapere saperlo sapermi sapete sapeva sapevo sappia sappiamo sappiano sappiate sapra saprai sapreste sara
sarai saranno sarebbe sarebbero sarei saremmo saremo sareste saresti sarete saro scritto scriva scrive scriverci
scrivere scrivermi scrivete scriveteci scrivetemi scrivi scriviamo scrivici scrivimi scrivo scrivono scusa scusami
scusarci scusate scusateci scuse scusi sebbene sei semplicemente senta sentirci sentirti sentirvi sentitevi sentiti
sia siamo siano siate sicuramente siete signor signora signore signori sinceramente sono soprattutto sostanzialmente
specialmente spera sperando sperano sperare sperate sperato sperava speravo sperera spererebbe spereremmo spereremo
sperero speri speriamo sperino spero spiace splendida splendido sta stando stanno stara stare starebbe starei staro
stata state stati stato stava stavamo stavano stavo stessa stesse stessi stesso stiamo sto stupenda stupendo sua sue
sugli sui sul sulla sulle sullo suo suoi tenete tieni tipo tranquillamente tua tue tuo tuoi tuttavia uffa veda vede
vedendo vedere vedersi vedervi vedete vedi vediamo vedo vedono vedra vedrai vedremo vedrete veramente verita viaggi
viaggio voglia vogliamo voglio vogliono voi volentieri voler volere volesse volessero volessi volete voleva volevano
volevi volevo voluto vorra vorrai vorrebbe vorrebbero vorrei vorremmo vorreste vorresti vorro vostra vostre vostri
vostro vuoi vuole wow
`,
  fr: `
absolument accord adieu afin agreable agreables aidant aide aident aider aiderai aiderait aiderez aiderons aides aidez
aidons aient aimable aimables aime aiment aimer aimerai aimerait aimerez aimerons aimes aimez aimons ainsi ait allez
allo alors amicalement amities amusez apparemment apprecie apprecier appreciez apprecions attente aura aurai auraient
aurais aurait auras aurez auriez aurions aurons auront aussi aux avais avait avec avez avis avoir avons ayant ayez
beau beaux belle belles ben besoin besoins bien bienvenu bienvenue bienvenues bienvenus bisous bon bonheur bonjour
bonne bonnes bons bonsoir bravo bref cas ceci cela celle celles celui cependant certainement certes ces cet cette ceux
chaleureuse chaleureusement chaleureuses chaleureux chance chez chose choses clairement comme comment comprehension
comprend comprendre comprends comprenez comprennent comprenons concernant confiance connais connaissez connaissons
connait connaitre connu conseil conseils consequence consequent contact contactant contacte contactent contacter
contacterai contacterait contacterez contacterons contactes contactez contactons content contente contentes contents
cordial cordiale cordialement cordiales coucou courage croient croire crois croit croyez croyons dans demandant
demande demandent demander demanderai demanderait demanderez demanderons demandes demandez demandons des desole
desolee desolees desoles devais devait devez devoir devons devra devrai devraient devrais devrait devras devrez
devriez devrions devrons devront dira dirai dirais dirait dire diriez dis disant disent disons disposition dit dites
dois doit doive doivent donc dont doute doutes ecrire ecris ecrit ecrivant ecrivent ecrivez ecrivons effectivement
effet egalement egard elle elles enchante enchantee enchantees enchantes entendu envers envie envies esperais esperant
espere esperent esperer esperes esperez esperons est etais etait etant etes etre euh eux eventuellement evidemment
exactement excellent excellente excellentes excellents excuse excuser excuses excusez excusons exemple experience
experiences explique expliquer expliquez expliquons expression extraordinaire facon faille faire fais faisais faisait
faisant faisons fait faite faites faits fallait falloir fantastique fasse fassent faudra faudrait faut felicitation
felicitations felicite feliciter felicitons fera ferai feraient ferais ferait feras ferons fier fiere finalement font
formidable franchement genial genre gentil gentille gentilles gentils gentiment grace helas hesitant hesitation hesite
hesitent hesiter hesiterai hesiterait hesiterez hesiterons hesites hesitez hesitons heureuse heureusement heureuses
heureux honnetement honneur hote hotes idee idees ils imagine imaginer imaginez imaginons impatient impatients info
information informations informe informer informez informons infos inquiete inquieter inquietez inquietude inquietudes
interessant interessante interet joie juste justement laquelle lequel les leur leurs lorsqu lorsque lui madame
mademoiselle mais malgre malheureusement maniere meme merci merveilleuse merveilleux mes mesdames message messages
messieurs mien mienne miens mme moi mon monsieur mot mots naturellement navre navree neanmoins nos notamment note
notre nous ont opinion oui outre par parce pardon parfait parfaite parfaitement parfaites parfaits particulierement
patience pensant pense pensent penser penserai penserait penserez penserons penses pensez pensons personnellement peut
peuvent peux plaira plaire plaisent plaisir plait pour pourquoi pourra pourrai pourraient pourrais pourrait pourras
pourrez pourriez pourrions pourrons pourront pourtant pouvais pouvait pouvez pouvoir pouvons precisement preciser
precision precisions precisons prefere preferer preferez preferons priant prie prient prier prierai prierait prierez
prierons pries priez prions probablement probleme problemes profite profiter profitez profitons propos puisqu puisque
puisse puissent puissiez puissions quand quant que quel quelle quelles quelqu quels question questions qui quoi quoiqu
quoique raison raisons rappel rappelant rappeler rappelez rappelle rappelons ravi ravie ravies ravis realite
recommande recommander recommandons reconnaissant reconnaissante reconnaissants reellement regrette regretter rejouir
rejouis rejouissent rejouissez rejouissons rejouit remarque remerciant remercie remerciement remerciements remercient
remercier remercierai remercierait remercierez remercierons remercies remerciez remercions renseignement
renseignements repond repondant repondent repondez repondons repondrai repondre reponds repondu reponse reponses
reposez revoir sachant sache sachez sais sait salut salutations saura saurai saurais saurait sauriez savent savez
savoir savons selon semblant semble semblent sembler semblerai semblerait semblerez semblerons sembles semblez
semblons sentez sentiments sentir sentirez sentons sera serai seraient serais serait seras serez seriez serions serons
seront ses signaler signalez simplement sincere sincerement sinceres soi soient sois soit sommes son sont sorte souci
soucis souhait souhaitant souhaite souhaitent souhaiter souhaiterai souhaiterait souhaiterez souhaiterons souhaites
souhaitez souhaitons souhaits souvenez souvenirs souviens soyez specialement stp suggere suggerer suggerons suis sujet
super superbes sur surement surtout svp sympa sympathique tandis tenez tenir tenons tes tiens tient toi ton toutefois
trouvant trouve trouvent trouver trouverai trouverait trouverez trouverons trouves trouvez trouvons utile vais vas
verite verras verrez veuille veuillent veuillez veulent veut veux voeux voici voient voila voir voire vois voit
volontiers vont vos votre votres voudra voudrai voudraient voudrais voudrait voudrez voudriez voudrions voulais
voulait voulez vouloir voulons voulu vous voyage voyages voyant voyez voyons vraiment
`,
  es: `
abrazo abrazos acaso acerca acuerdo ademas adios afectuoso afectuosos afortunadamente agradece agradecemos agradecen
agradecer agradecerle agradecerte agradecida agradecido agradecidos agradeciendo agradezco alegra alegramos alegrar
alegria alegro algo alguien amable amablemente amables anfitrion anfitriona apreciamos apreciar aprecio aquello asi
asimismo atentamente aunque ayuda ayudado ayudais ayudamos ayudan ayudando ayudar ayudaremos ayudaria ayudarle
ayudarles ayudarnos ayudaros ayudarte ayudas ayude ayudemos ayuden ayudes ayudo basicamente bien bienvenida
bienvenidas bienvenido bienvenidos bravo buen buena buenas bueno buenos carino caso chao ciertamente cierto claro como
comprension con conclusion confianza conmigo conoce conocer consejo consejos consulta consultado consultais
consultamos consultan consultando consultar consultaremos consultaria consultarle consultarnos consultarte consultas
consulte consultemos consulten consultes consulto contacta contactado contactais contactame contactamos contactan
contactando contactanos contactar contactaremos contactaria contactarle contactarnos contactarte contactas contacte
contactemos contacten contactenos contactes contacto contenta contentas contento contentos contigo cordial cordiales
cordialmente cosa cosas cree creeis creemos creen creer crees creo cual cuales cuando cuya debe debeis debemos deben
deber debera deberan deberas deberia deberiamos deberian deberias debes debia debido debo decimos decir decirle
decirme decirnos decirte decis del desafortunadamente desea deseado deseais deseamos desean deseando desear desearemos
desearia desearle desearnos desearte deseas desee deseemos deseen desees deseo deseos desgraciadamente dice dicen
dices dicho diga digame digan diganos digas digo dime dire diria disculpa disculpad disculpas disculpe disculpen
disfruta disfrutad disfrutando disfrutar disfrute disfruteis disfrutemos disfruten disfrutes disposicion dispuesta
dispuesto dispuestos divertios divertir diviertanse diviertete donde duda dudado dudais dudamos dudan dudando dudar
dudaremos dudaria dudarle dudarnos dudarte dudas dude dudemos duden dudes dudo efectivamente efecto ejemplo ella ellas
ellos embargo encanta encantada encantadas encantado encantados encantan encantar encantara encantaria enhorabuena
entendemos entender entendido entiende entienden entiendes entiendo era eran eres esa esas escriba escribame
escribanos escribe escribeme escribenos escribiendo escribimos escribir escribirle escribirnos escribo escrito ese eso
esos especialmente esperamos esperando espero esta estaba estabamos estaban estado estais estamos estan estando estar
estara estaran estare estareis estaremos estaria estariamos estas este estemos esten estes estimada estimadas estimado
estimados esto estos estoy estupenda estupendo estupendos evidentemente exactamente excelente excelentes experiencia
experiencias explica explicamos explicar explico fantastica fantastico fantasticos favor felices felicidades
felicitaciones feliz felizmente forma francamente fue fueron fui genial gracias gusta gustan gustar gustara gustaria
gustarian guste gusto gustosos habeis haber habia habian habido habla hablado hablais hablamos hablan hablando hablar
hablaremos hablaria hablarle hablarnos hablarte hablas hable hablemos hablen hables hablo habra habria habriamos hace
haceis hacemos hacen hacer hacerle hacerlo haces hacia haga hagan hagas hago han hara haran hare haremos haria has hay
haya hayan haz hecho hemos hmm hola honestamente honor huesped huespedes idea ideas igualmente imagina imaginamos
imagine imagino increible info informa informacion informaciones informado informais informamos informan informando
informar informaremos informaria informarle informarnos informarte informas informe informemos informen informes
informo interes interesante justamente justo lamentablemente lamentamos lamento las les los manera maravillosa
maravilloso maravillosos mediante mensaje mensajes mia mias mientras mio mios mis modo molestia molestias motivo
naturalmente necesidad necesita necesitais necesitamos necesitan necesitar necesitas necesite necesiteis necesiten
necesites necesito nos nosotras nosotros nota nuestra nuestras nuestro nuestros obviamente ojala okay opinion
paciencia palabra palabras para parece parecen parecer particularmente pasalo pasarlo pase pedimos pedir pensado
pensais pensamos pensando pensar pensaremos pensaria pensemos perdon perdona perdone perdonen perfecta perfectamente
perfecto perfectos pero personalmente peticion pidan pide pidiendo pido piensa piensan piensas piense piensen pienses
pienso placer podais podamos podeis podemos poder podia podiamos podido podra podran podras podre podreis podremos
podria podriamos podrian podrias por porque posiblemente practicamente precisamente pregunta preguntado preguntais
preguntamos preguntan preguntando preguntar preguntaremos preguntaria preguntarle preguntarnos preguntarte preguntas
pregunte preguntemos pregunten preguntes pregunto preocupacion preocupaciones preocuparse preocupe preocupeis
preocupen preocupes probablemente problema problemas pudiendo pudiera pudieramos pudieran pueda puedan puedas puede
pueden puedes puedo pues puesto punto que querais quereis queremos querer queria queriamos querian querida queridas
querido queridos quien quienes quiera quieran quieras quiere quieren quieres quiero quisiera quisieramos quisieran
quiza quizas razon razones realidad realmente recordado recordais recordamos recordando recordar recordaremos
recordaria recordarle recordarnos recordarte recordemos recuerda recuerdan recuerdas recuerde recuerden recuerdes
recuerdo recuerdos relajarse relajate relajese respecto responde respondemos responder respondere responderemos
responderle responderte respondido respondo respuesta respuestas resumen sabe sabeis sabemos saben saber sabes sabra
sabremos sabria saludo saludos sea seamos sean seas segun seguramente sencillamente senor senora senoras senores
sentimos sentios sentir sepa sepan sepas ser sera seran sere seremos seria serias sido sienta sientanse sientas
sientase siente sienten sientes sientete siento simpatico simplemente sinceramente sobre sois somos son soy suerte
suponemos suponer supongo supuesto sus suya suyo tal tambien tema ten tendra tendras tendre tendreis tendremos tendria
tendriamos tendrias teneis tenemos tener tengais tengan tengas tengo tenia tenido teniendo tiene tienen tienes tus
usted ustedes util vale vea veamos vean veis vemos veo ver vera veras verdad verdaderamente vereis ves viaje viajes
viendo vosotras vosotros vuestra vuestras vuestro vuestros
`,
  pt: `
abraco abracos acha acham achamos achar achas ache achei achem acho achou afinal agradece agradecem agradecemos
agradecendo agradecer agradecida agradecido agradecidos agradecimento agradecimentos agradeco ajuda ajudado ajudam
ajudamos ajudando ajudar ajudarei ajudarem ajudaremos ajudaria ajudas ajude ajudei ajudem ajudes ajudo ajudou alegria
alem algo alguem alias amavel anfitria anfitriao ansioso ansiosos aos apesar apreciamos aprecie aprecio aproveita
aproveitado aproveitam aproveitamos aproveitando aproveitar aproveitarem aproveitaremos aproveitaria aproveitas
aproveite aproveitei aproveitem aproveites aproveito aproveitou aquela aquelas aquele aqueles aquilo assim assunto
atenciosamente atencioso bacana basicamente beijinhos beijo beijos beleza bem benvindo benvindos boa boas bom bons
bravo carinho caso certamente certo claro coisa coisas com combinado comigo como compreende compreendemos compreender
compreendo compreensao compreensivel concordo confianca conforme connosco conosco contactar contacte contactem
contacto contatar contate contatem contato contente contentes contudo cordiais cordial cordialmente creio crer
cumprimentos dado das dela delas dele deles desculpa desculpas desculpe desculpem deseja desejado desejam desejamos
desejando desejar desejarei desejarem desejaremos desejaria desejas deseje desejei desejem desejes desejo desejos
desejou desfrutando desfrutar desfrute desfrutem dessa desse desta destas deste destes deve devem devemos dever devera
deverao deveria deveriam deveriamos deves devido devo dica dicas diga digam digo disposicao disse disso disto dito
divertir divirta divirtam diz dizem dizemos dizendo dizer dizes dos duvida duvidas efeito efetivamente ela elas ele
eles embora encantada encantado enfim entao entende entendem entendemos entender entendi entendido entendo
entusiasmado entusiasmados era eram eras escreva escrevam escreve escrevemos escrever escrevo escrito especialmente
esperado esperam esperamos esperando esperar esperarei esperarem esperaremos esperaria esperas espere esperei esperem
esperes espero esperou essa essas esse esses esta estadia estado estamos estando estao estar estara estarao estarei
estaremos estaria estariam estas estava estavam este esteja estejam estes estimada estimado estiver estiverem estou
evidentemente exatamente exato excelente excelentes exemplo experiencia experiencias explica explicado explicam
explicamos explicando explicar explicaremos explicaria explicas explico explicou explique expliquei expliquem
expliques faca facam faco facto fala falado falam falamos falando falar falarei falarem falaremos falaria falas fale
falei falem fales falo falou fantastica fantastico fantasticos fara farei faremos faria fato favor faz faze fazem
fazemos fazendo fazer fazes fazia feito felicidades felicitacoes feliz felizes felizmente foi for foram forca forem
forma fosse fossem francamente fui genial gentil gentileza gentilmente gentis gosta gostam gostamos gostando gostar
gostara gostaria gostariam gostariamos gostas goste gostem gosto grata gratas gratidao grato gratos haver havera havia
hesitar hesite hesitem hesites honestamente honra hospede hospedes hum ideia ideias igualmente imagina imaginam
imaginamos imaginando imaginar imaginaremos imaginaria imaginas imagine imaginei imaginem imagino imaginou incrivel
infelizmente info informa informacao informacoes informado informam informamos informando informar informarei
informarem informaremos informaria informas informe informei informem informes informo informou infos interessante
interesse isso isto justamente lamentamos lamento lembra lembram lembramos lembranca lembrancas lembrando lembrar
lembrarem lembraremos lembraria lembras lembre lembrei lembrem lembres lembro lembrou lhe lhes maneira maravilhosa
maravilhosas maravilhoso maravilhosos mas mensagem mensagens meu meus mim minha minhas modo motivo motivos nas
naturalmente necessidade nisso nomeadamente nos nossa nossas nosso nossos nota num numa obrigada obrigadas obrigado
obrigados obviamente okay ola onde opiniao otima otimas otimo otimos paciencia palavra palavras para parabens parece
parecem parecer particularmente peca peco pede pedido pedidos pedimos pedir pela pelas pelo pelos pensa pensado pensam
pensamos pensando pensar pensarei pensarem pensaremos pensaria pensas pense pensei pensem penses penso pensou perdao
perdoe perfeita perfeitamente perfeito perfeitos pergunta perguntam perguntamos perguntando perguntar perguntas
pergunte perguntem pergunto perguntou pessoalmente pode podem podemos podendo poder podera poderao poderas poderei
poderemos poderia poderiam poderiamos poderias podes podia podiam pois ponto por porem porque portanto possa possam
possamos possas possivelmente posso pra praticamente prazer precisa precisam precisamente precisamos precisando
precisar precisara precisarem precisares precisaria precisas precise precisem precises preciso preocupacao
preocupacoes preocupar preocupe preocupem prezada prezado prezados pro problema problemas provavelmente puder puderem
pudesse quais qual quando quanto que queira quem quer querem queremos querendo querer queres queria queriam queriamos
querida queridas querido queridos quero questao questoes quiser quiserem razao razoes realidade realmente
relativamente respeito responde respondemos responder responderei responderemos respondo resposta respostas sabe sabem
sabemos saber sabes saiba saibam sao satisfeita satisfeito saudacoes seguramente sei seja sejam sejamos sendo senhor
senhora senhores sente sentem sentimos sentindo sentir ser sera serao serei seremos seria seriam seu seus sido sim
simpatica simpatico simplesmente sinceramente sinta sintam sinto sobre somos sorte sou sra sua suas sugiro supomos
suponho supor tal talvez tambem tchau tem tema temos tendo tenha tenham tenho ter tera terao teras terei teremos teria
teriam teriamos teu teus tido tinha tinham tipo tiver tiverem todavia tua tuas util vai vais vamos vao veem veja vejam
vejo vemos ver vera verdade verdadeiramente ves viagem viagens vinda vindo vindos visto voce voces vontade vos vossa
vossas vosso vossos votos vou
`,
} as const
