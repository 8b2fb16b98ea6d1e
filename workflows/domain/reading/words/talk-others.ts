/** The same as `talk-romance.ts`. */
export const TALK_OTHERS = {
  en: `
able about accordingly actually additionally admittedly adventure adventures advice agreed aha all alright also
although amazing and answer answered answering answers anybody anyhow anyone anything anyway apologies apologise
apologised apologises apologising apologize apologized apologizes apologizing apology apparently appreciate
appreciated appreciates appreciating appreciation are ask asked asking asks assume assumed assumes assuming assure
assured assures awesome aww basically beautifully because been behalf being believe believed believes believing
besides bother bothered bothers bravo brilliant but bye came can case cases certainly cheerfully cheers clarification
clarified clarifies clarify clarifying clearly come comes coming concern concerned concerning concerns congrats
congratulations consequently consider considered considering considers contact contacted contacting contacts
convenience cordially correct could course dare dear definitely delight delighted delightful detail details did
disposal does doing eager enjoy enjoyed enjoying enjoyment enjoys enquiries enquiry especially essentially etc
evidently exactly example examples excellent excited exciting excuse excused expect expected expecting expects
experience experiences explain explained explaining explains explanation fabulous fact facts faithfully fantastic feel
feeling feels felt find finding finds fine folks for forgive forgiven fortunately forward found frankly furthermore
gave get gets getting give given gives giving glad gladly going gonna good goodbye goodness gosh got gotta gotten
grateful gratefully gratitude great greetings guess guessed guesses guessing guest guests guys had haha happen
happened happening happens happier happiest happily happy has have having hear heard hearing hears hello help helped
helpful helping helps hence her here hers herself hesitate hesitated hesitates hesitating hesitation hey him himself
his hiya hmm honestly honor honored honour honoured hooray hope hoped hopefully hopes hoping host hosted hosting hosts
how however hugs hurray idea ideas imagine imagined imagines imagining importantly indeed info inform information
informed informing informs inquiries inquiry instance interest interesting interestingly into issue issues its itself
journey journeys joy just keen kind kinda kindly knew know knowing known knows kudos let lets letting like liked likes
liking literally look looked looking looks love loved lovely loves loving luck luckily madam made make makes making
marvellous marvelous matter mattered matters may maybe mean meaning means meant memories memory mention mentioned
mentioning mentions message messaged messages messaging might mind minds mine miss moreover mrs must myself namely
naturally need needed needing needs nevertheless nice nicely nonetheless note noted notes noting obviously okay onto
oops opinion ought our ours ourselves outstanding overall pardon particularly patience perfect perfectly perhaps
personally phew please pleased pleasure point points possibly precisely prefer preferred preferring prefers presumably
pretty probably problem problems proud queries query question questioning questions realise realised realize realized
really reason reasons reassure reassured regard regarding regards regret regretfully regrets relate related relates
remember remembered remembering remembers remind reminded reminder reminding reminds replied replies reply replying
respect respectfully respond responded responding responds response responses sadly said saw say saying says see
seeing seem seemed seeming seems seen sees seriously shall she should simply sincerely sir somebody somehow someone
something sorry sort sorta sound sounded sounding sounds speak speaking speaks specifically splendid spoke spoken stay
such super suppose supposed supposes sure surely talk talked talking talks tell telling tells terrific than thank
thanked thankful thankfully thanking thanks that the their theirs them themselves there thereby therefore these they
thing things think thinking thinks this those though thought thoughtful thoughts thrilled thus told too toward towards
travel traveling travelling travels tried tries trip trips trouble truly trust trusted trusting trusts truth try
trying ultimately understand understanding understands understood unfortunately update updates updating upon via wanna
want wanted wanting wants warmly was way ways welcome welcomed welcomes welcoming well were what whatever when
whenever where whereas wherever whether which whichever while who whoa whoever whom whose why will willing wish wished
wishes wishing with wonder wondered wonderful wonderfully wondering wonders word words worried worries worry worrying
would wow write writes writing written wrote xoxo yahoo yay yeah yep yes you your yours yourself yourselves yup
`,
  de: `
aber ach aha ahm allerdings als also andererseits anfrage anfragen angesprochen anliegen ans anscheinend ansprechen
antwort antworte antworten antwortest antwortet antwortete antworteten art auch auf aufenthalt aufenthalts aufs
ausgezeichnet auskunft ausserdem beachte beachten beachtet beachtung beantworte beantworten beantwortet bedarf
bedauere bedauerlich bedauerlicherweise bedauern bedenke bedenken begeistert behilflich bei beim beispiel
beispielsweise bescheid besonders beziehungsweise bezug bezuglich bin bist bitte bitten bitteschon bittesehr bittet
brauche brauchen brauchst braucht brauchte bravo bsp bzw ciao dabei dachte dachten dadurch dafur dagegen daher damen
damit dank dankbar danke danken dankeschon dankst dankt dankte dankten daran darauf daraus darum das dass davon dazu
dein deine deinem deinen deiner deines dem dementsprechend demnach den denen denke denken denkst denkt denn dennoch
der deren derer des deshalb dessen deswegen dich die dies diese diesem diesen dieser dieses ding dinge dir doch durch
durchaus eben ebenfalls ebenso ehrlich eigentlich einander einerseits einfach entschuldige entschuldigen entschuldigt
entschuldigung entsprechend erfreulicherweise erfreut erholung erinnere erinnern erinnerst erinnert erinnerte
erinnerten erinnerung erinnerungen erklare erklaren erklarst erklart erklarte erklarten erlebnis erlebnisse erwarte
erwarten erwartet etwas euch euer eure eurem euren eurer eures eventuell exakt fall fallen fand fande fanden
fantastisch fein ferner finde finden findest findet folglich frage fragen fragst fragt fragte fragten frau freude
freue freuen freundlich freundliche freundlichem freundlichen freundlicher freundlicherweise freust freut freute
freuten froh fuhle fuhlen fuhlst fuhlt fuhlte fuhlten fur gab gaben gast gaste gasten gastgeber gastgeberin
geantwortet gebe geben gebt gedacht gedankt geduld geehrte geehrten geehrter gefallen gefallt gefiel gefragt gefreut
gefuhlt gefunden gegeben geglaubt gehabt gehofft geholfen gehort geklart gelassen geliebt gell gemacht gemass gemeint
gemeldet genannt genau generell genial geniesse geniessen geniesst genossen gern gerne gerngeschehen gesagt geschaut
geschehen geschrieben gesehen gesorgt gespannt gesprochen gewesen gewiss gewollt geworden gewunscht gezogert gib gibst
gibt glaube glauben glaubst glaubt glaubte glaubten gluck glucklich glucklicherweise gluckwunsch gluckwunsche
gluckwunschen gratulation gratuliere gratulieren gratuliert grossartig grund grunde grundsatzlich gruss grusse grussen
grusst gut gute gutem guten guter gutes habe haben habt half hallo halt hast hat hatte hatten hattest hattet heissen
heisst helfe helfen helfend helft herr herren herrlich herrn hervorragend herzlich herzliche herzlichen herzlicher
herzlichst herzlichsten hey hierbei hierfur hiermit hierzu hilfe hilfreich hilfst hilft hingegen hinsicht hinsichtlich
hinweis hinweise hoffe hoffen hoffentlich hoffst hofft hoffte hofften hoflich hore horen horst hort horte horten huhu
hurra ich idee ideen ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres immerhin indem info information informationen
informiere informieren informiert infos ins insbesondere interessant interessante interesse interessiere interessieren
interessierst interessiert interessierte interessierten irgendetwas irgendjemand irgendwas irgendwelche irgendwie ist
jawohl jedenfalls jedoch jemand jemandem jemanden kann kannst kenne kennen kennst kennt klar klare klaren klarst klart
klarte klarten klasse klingen klingt konnen konnt konnte konnten konntest kontakt kontaktiere kontaktieren kontaktiert
lasse lasst leid leider lieb liebe lieben liebenswurdig lieber liebes liebst liebste liebsten liebt liebte liebten
liess liessen lust mache machen machst macht machte mag magst mal man mein meine meinem meinen meiner meines meinst
meint meinte meinten meinung melde melden meldest meldet mfg mich mir mit mitgeteilt mitteilen mitteilung mittels
mochte mochten mochtest mochtet mogen moglicherweise mogt muhe muss mussen musst musste mussten nachfragen nachgefragt
nachricht nachrichten nachvollziehbar naja namlich naturlich naturliche nenne nennen nett obgleich obwohl oder
offenbar offensichtlich oha okay pardon per perfekt prima prinzipiell problem probleme punkt quasi rat recht reise
reisen richtig ruckfrage ruckfragen sache sage sagen sagst sagt sagte sagten sah schaue schauen schaust schaut schaute
schauten scheinbar scheinen scheint scheue scheuen schon schone schonen schoner schones schreibe schreiben schreibst
schreibt schrieb sehe sehen seht sei seid seien sein seine seinem seinen seiner seines selber selbst
selbstverstandlich sich sicherlich sie siehe siehst sieht sind sodass sogar solch solche solchen solcher solches soll
sollen sollst sollt sollte sollten solltest somit sorry sowie sowohl sozusagen spass speziell sprach spreche sprechen
sprichst spricht stimmt stolz super tat tatsachlich thema tja toll tolle tollen toller tolles trotz trotzdem tschus
tschuss tue tun tust tut uber uberdies ubrigens umstande unannehmlichkeiten und uns unser unsere unserem unseren
unserer unseres verehrte verehrter verfugung vergnugen vermute vermuten vermutest vermutet vermutete vermuteten
vermutlich verstand verstanden verstandlich verstandnis verstehe verstehen verstehst versteht versuche versuchen
versuchst versucht versuchte versuchten vertrauen verzeihen verzeiht verzeihung verziehen vielleicht vom von
wahrscheinlich war ware waren warst warum was wegen weil weise weisst welche welchem welchen welcher welches wem wen
wer werde werden werdet weshalb wessen wie wiederhoren wiederschauen wiedersehen wieso will willkommen willst wir wird
wirklich wirst wissen wisst wobei wodurch wofur wohl wollen wollt wollte wollten womit woran worauf worden wort worte
worten woruber wow wozu wunderbar wunderbare wunderbaren wunderbares wunsch wunsche wunschen wunschst wunscht wunschte
wunschten wurde wurden wurdest wusste wussten zogere zogern zogert zudem zum zur zwar zweifel
`,
  nl: `
aan aandacht aangaande aangegeven aangeven aangezien aardig aardige aarzel aarzelen aarzeling aarzelt absoluut ach aha
akkoord als alsjeblieft alsof alsook alstublieft amuseer amuseren antwoord antwoorden antwoordt attent aub beantwoord
beantwoorden beantwoordt bedank bedanken bedankt bedankte bedoel bedoeld bedoelde bedoelen bedoelt begreep begrepen
begrijp begrijpen begrijpt begrip behoefte behulp behulpzaam ben benieuwd bent bericht berichten berichtje berichtjes
beschikking beslist betekenen betekent betreffende betreft bij bijgevolg bijv bijvoorbeeld bleek blij blije blijkbaar
blijken blijkt bovendien bravo concreet contact contacteer contacteren daadwerkelijk daaraan daarbij daardoor daarmee
daarom daarover daartoe daarvan daarvoor dacht dachten dames dan dank dankbaar dankbare danken dankjewel dankt
dankuwel dankzij dat deden deed degene denk denken denkt der dergelijke derhalve des desgewenst desnoods desondanks
deze dhr die diegene ding dingen dit doe doei doen doet door doordat doorgegeven doorgeven duidelijk dus echt echter
eens eenvoudigweg eerlijk eigenlijk eigenlijke elkaar enthousiast eraan erbij ermee erover ertoe ervan ervaring
ervaringen evenals eveneens eventjes eventueel exact excuseer excuseren excuses excuus fantastisch fantastische feit
feitelijk feiten felicitaties feliciteer feliciteren fijn fijne gaarne gaf gast gasten gastheer gastvrouw gaven
geachte gedaan gedacht geduld geef geeft gefeliciteerd gegeven gehad geholpen gehoopt gehoord gehouden geinformeerd
gekeken gekund gelaten geloof geloofde gelooft geloven geluk gelukkig gelukt gemaakt gemeld geniet genieten genoegen
genoemd genoot genoten gepraat geprobeerd gerust geschreven gesnapt gesproken geval gevallen geven gevoeld gevonden
gevraagd gewaardeerd geweest geweldig geweldige gewenst geweten gewild gewoon geworden gezegd gezien gij goed goede
goedemiddag goedemorgen goedenavond goedendag goeiedag goeiemorgen goh graag graaggedaan groet groeten groetend
groetjes haar had hadden hallo hartelijk hartelijke hartelijks heb hebben hebt heeft heer heerlijk heerlijke helaas
help helpen helpt hem hen heren herinner herinneren herinnering herinneringen herinnert het hetgeen hey hielp hielpen
hieraan hierbij hiermee hierover hiervan hij hoe hoef hoefde hoeft hoera hoeven hoewel hoi hoogachtend hoop hoopt
hoopte hoopten hoor hoorde hoort hopelijk hopen horen hulp hun idee ideeen iemand iets immers inderdaad info
informatie informeer informeert informeren inlichtingen interessant interessante interesse jammer jawel jezelf jij
jippie joh jou jouw jullie kan keek ken kende kennelijk kennen kent kijk kijken kijkt klinken klinkt klonk klopt kon
konden kortom kortweg kun kunnen kunt kwestie laten leek let letten leuk leuke lief liet lieten lieve liever lijken
lijkt lukken lukt maak maakt maakte maakten maar maken manier meld melden meldt men meneer mening met mevr mevrouw
mezelf mij mijn mijnheer misschien mochten moeite moest moesten moet moeten mogelijkerwijs mooi mooie mvr naar
namelijk namens natuurlijk natuurlijke niettemin nochtans noem noemde noemen noemt noteer noteren nou och ofschoon
oftewel ofwel okay oke omdat omtrent ondanks onderwerp ongemak ons onszelf onthoud onthouden onze ook opdat opgetogen
opmerking opmerkingen oprecht over overigens overweeg overwegen pardon perfect perfecte persoonlijk plezier praat
prachtig prachtige praten precies prima probeer probeerde probeert proberen probleem problemen proficiat punt qua raad
reactie reacties reageer reageert reageren realiseert realiseren reden redenen reis reisje reizen schijnen schijnt
schitterend schitterende schreef schrijf schrijft schrijven simpelweg snap snappen snapt soort sorry speet spijt
spijten spijtig sprak spreek spreekt spreken succes suggereer suggereren super svp ten ter tevens tevreden tja toch
toe toelichten toelichting toewensen trots trouwens twijfel twijfelen twijfels twijfelt uiteraard uitgelegd uitkijk
uitkijken uitleggen uitstekend uitstekende uzelf van vanwege vanzelf vanzelfsprekend verblijf vereerd vergeef vergeven
vergeving verheug verheugd verheugen verheugt vermaak vermaakt vermaken vermeld vermelden vermoed vermoedelijk
vermoeden vermoedt veronderstel veronderstellen verontschuldigen verontschuldiging verontschuldigingen verrukt versta
verstaan verstaat vertel verteld vertelde vertellen vertelt vertrouwen verwacht verwachten verwachtte verzoek
verzoeken via vind vinden vindt voel voelde voelen voelt volgens vond vonden voor vooral voorbeeld voorgesteld
voorstellen vraag vraagt vragen vreugde vriendelijk vriendelijke waar waaraan waarbij waardeer waardeerde waardeert
waarderen waardering waardoor waarmee waarom waarover waarschijnlijk waartoe waarvan waarvoor wanneer want waren was
wat wauw wees weet wegens wel welk welke welkom wellicht wens wensen wenst wenste werd werden werkelijk weten wie
wiens wij wijze wil wilde wilden willen wilt wist wisten woord woorden word worden wordt wou wow zaak zag zagen zal
zeg zeggen zegt zei zeker zelf zelfs zich zichzelf zie zien ziens ziet zij zijn zin zoals zodat zodoende zogezegd
zomaar zou zouden zover zowel zulke zullen zult
`,
  pl: `
aby ach aha albo ale badz badzcie baw bawcie beda bede bedzie bedziecie bedziemy bedziesz bowiem brawo brzmi brzmia
byc byl byla bylaby bylabym bylam bylas bylby bylbym bylem byles byli byliby byliscie bylismy bylo byloby byly chca
chce chcecie chcemy chcesz chcial chciala chcialaby chcialabym chcialam chcialby chcialbym chcialem chciec chcieli
chcieliby chcielibyscie chcielibysmy chcielismy chetnie choc chociaz chodzi chyba cie ciebie ciekawe ciekawy
cierpliwosc ciesza ciesze cieszy cieszyc cieszymy cieszysz cokolwiek cos czego czegos czemu czemus czesc czuc czuj
czujcie czuje czujesz czy czyli czym czyms dac daj dajcie dla dlaczego dlatego dobra dobranoc dobre dobrego dobrej
dobry dobrych dobrze doceniac doceniam doceniamy dokladnie doskonale doswiadczenia doswiadczenie dotyczace dotyczacy
dotyczy drodzy dyspozycji dzieki dziekowac dziekuja dziekuje dziekujemy dzien ewentualnie fajna fajne fajnie fajny
fakt faktu faktycznie fantastyczna fantastyczne fantastycznie fantastyczny gdy gdyz gdzie generalnie gosci goscie
gosciem gospodarz gospodarze gratulacje gratulacji gratulowac gratuluje gratulujemy grzecznie hej hmm hurra ich
idealnie info informacja informacje informacji informowac informuje informujemy interesujace jak jaka jakas jakby jaki
jakich jakichkolwiek jakie jakiego jakiej jakiekolwiek jakies jakikolwiek jakim jakis jako jakos jasne jednak jednakze
jego jej jemu jest jestem jestes jestescie jestesmy kiedy kim kims kogo kogos komu komus konkretnie kontakcie kontakt
kontaktowac kontaktu kontaktuj kontaktujcie krepuj krepujcie kto ktora ktore ktorego ktorej ktoremu ktory ktorych
ktorym ktorymi ktorzy ktos kwestia kwestii lecz lub lubi lubia lubic lubicie lubie lubimy lubisz macie maja mam mamy
martw martwcie martwic martwie masz mial miala mialam mialem mialo mialy mianowicie miec miejcie mieli mieliscie
mielismy mila mile milego milej milo mily milych mimo mna mnie moc moga moge mogl mogla moglaby moglabym moglam
moglbym moglem mogli moglibyscie moglibysmy moglo mogloby mogly moi moich moim moj moja moje mojego mojej mojemu mowi
mowia mowiac mowic mowie mowimy mowisz moze mozecie mozemy mozesz musi musial musiala musialaby musialby musicie
musiec musieli musimy musisz musza musze mysl mysla mysle myslec mysli myslimy myslisz nadziei nadzieja nadzieje
najwyrazniej nam nami napisac napisz napiszcie napisze naprawde nas nasi nasz nasza nasze naszego naszej naszemu
naszych naszym naszymi natomiast naturalnie nia nich niech niego niej niemu niestety nim nimi oby ochota ochote
oczywiscie oczywiste oczywisty odezwij odezwijcie odnosnie odpocznij odpocznijcie odpowiada odpowiadac odpowiadam
odpowiadamy odpowiedz odpowiedzi odpowiedziec odpowiem odpowiemy ogolnie okej ona one oni ono opinia opinie opinii
oraz osobiscie otoz owszem oznacza pamietac pamietaj pamietajcie pamietam pamietamy pan pana panem pani pania panie
panow panowie panstwa panstwem panstwo panstwu panu pewnie pisac pisz piszcie pisze piszemy piszesz pobycie pobyt
pobytu podoba podobac podobaja podroz podroze podrozy podziekowac podziekowania podziekowanie poinformowac poinformuj
poinformuje poinformujemy pomagac pomagam pomagamy pomimo pomoc pomoca pomocna pomocne pomocni pomocny pomocy pomoge
pomoze pomozemy pomysl pomyslec pomysly ponadto poniewaz poprosic poprosze porada porady postaram postaramy potrzeba
potrzebowac potrzebuja potrzebuje potrzebujecie potrzebujemy potrzebujesz potrzeby powazaniem powie powiedz powiedzcie
powiedziec powiem powiemy powiesz powinien powinienem powinienes powinna powinnam powinnas powinni powinniscie
powinnismy powinno powinny powod powodu powody powodzenia pozdrawiac pozdrawiam pozdrawiamy pozdrowienia
pozdrowieniami praktycznie prawda prawde prawdopodobnie problem problemow problemu problemy probowac prosba prosbe
prosby prosi prosic prosilabym prosilbym prosimy prostu proszac prosze przeciez przepraszac przepraszam przepraszamy
przeprosic przeprosiny przy przydatne przyjemna przyjemne przyjemnego przyjemnej przyjemnosc przyjemnosci
przyjemnoscia przyjemny przyklad przykladu przykro przykry przypadek przypadku przypominac przypominam przypominamy
przypuszczac przypuszczam pyta pytac pytaj pytajcie pytam pytamy pytan pytania pytaniami pytanie pytaniem pytasz
raczej rada rade radosc radoscia rady radze radzic radzimy razie robi robia robic robicie robie robimy robisz rodzaju
rowniez rozumie rozumiec rozumieja rozumiem rozumiemy rozumiesz rzecz rzeczy rzeczywiscie sadze sadzic sadzimy
serdeczne serdecznie serdecznych serdecznymi sie siebie skontaktowac skontaktuj skontaktujcie skontaktuje
skontaktujemy skoro slowa slowo smialo soba sobie specjalnie spodoba sposob sposobem spraw sprawa sprawie sprawy
sprobowac sprobuj sprobujemy stad starac staram staramy super swietna swietne swietnego swietnej swietnie swietny
swobodnie swoim swoj swoja swoje swojego swojej szacunkiem szanowna szanowne szanowni szanowny szczegolnie szczerze
szczescie szczesliwej szczesliwi szczesliwie tak taka taki takich takie takiego takiej takim takze tego tej temat
tematu temu ten tez toba tobie trzymaj trzymajcie twoi twoim twoj twoja twoje twojego twojej twojemu tych tym tymi
ucieszyc udana udane udanego udanej udany udanych uprzejmie uwaga uwage uwagi uwaza uwazac uwazam uwazamy wahac wahaj
wahajcie wahania wam warto was wasi wasz wasza wasze waszego waszej waszemu waszych waszym waszymi watpliwosc
watpliwosci wdzieczna wdzieczni wdziecznosc wdzieczny wedlug wiadomosc wiadomosci widza widze widzi widzicie widziec
widzimy widzisz wie wiec wiecie wiedza wiedziec wiem wiemy wierze wierzyc wierzymy wiesz witac witaj witajcie witam
witamy wlasciwie wlasnie wobec wole wolelibysmy woli wolimy wolisz wow wrazen wrazenia wskazowka wskazowki wspaniala
wspaniale wspanialego wspanialej wspanialy wspomnien wspomnienia wybacz wybaczcie wybaczyc wydaje wydawac wyjasniam
wyjasniamy wyjasnic wyjasnie wyjasnienie wypoczynek wypoczynku wyrazami wyraznie wyrazy wzgledem zadowoleni zadowolona
zadowolony zainteresowanie zalowac zaluje zalujemy zapewne zapraszac zapraszam zapraszamy zapytac zapytaj zas zaszczyt
zatem zaufanie zdanie zdaniem zdecydowanie zdrowia zeby zgadza zgadzam zgoda zgodnie zna znac znacie znaczy znaczyc
znaja znakomicie znam znamy znasz zobaczenia zobaczyc zobaczycie zobaczymy zobaczysz zreszta zrobi zrobic zrobie
zrobimy zrozumiale zrozumialy zrozumiec zrozumienie zwlaszcza zwyczajnie zycze zyczen zyczenia zyczy zyczyc zyczymy
`,
} as const
