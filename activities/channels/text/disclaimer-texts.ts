import type { DraftLanguage } from '#workflows/domain/draft.ts'

/** What firms write below their mails, in many ways: the words that a disclaimer may be made of. */
export const DISCLAIMERS: Record<DraftLanguage | 'cs', string> = {
  it: `
precisa hanno carattere caso sia pervenuta contraria darci prontamente parte altra segnalarlo compresi farne avente persone diverse dal dallo cui
contenuti rivolte segnalare restituire astenersi dal qualunque modo effettuata effettuare presenti presente rispetta pensi pensiamo foglio albero carta davvero
Questo messaggio e gli eventuali allegati sono riservati ed indirizzati esclusivamente ai destinatari indicati. Questa email è confidenziale.
Le informazioni contenute nella presente e-mail, nel presente messaggio di posta elettronica e nei file allegati sono strettamente riservate,
di natura confidenziale e destinate esclusivamente al destinatario in indirizzo, alla persona o all'ente, alle persone, alla società sopra
indicata. Qualora abbiate ricevuto, avete ricevuto, aveste ricevuto, avesse ricevuto, ha ricevuto questo messaggio per errore, se non siete,
non è il destinatario, siete pregati, è pregato, si prega, la preghiamo, vi preghiamo di darne immediata comunicazione, di avvisare,
di avvertire, di informare, di darcene cortesemente notizia al mittente, immediatamente, tempestivamente, rispondendo, via e-mail,
a mezzo posta elettronica, e di eliminarlo, cancellarlo, distruggerlo, provvedere alla sua distruzione, alla cancellazione dal proprio,
dal vostro sistema, dal suo computer, senza copiarlo, leggerlo, divulgarlo o diffonderlo. È vietata, vietato, proibita, proibito, severamente,
ogni qualsiasi utilizzo, uso, utilizzazione, utilizzare, diffusione, divulgazione, copia, riproduzione, distribuzione, comunicazione
a terzi non autorizzata, non autorizzato, anche parziale, del contenuto, dei contenuti, ai sensi della, del, dell' art articolo
regolamento UE europeo generale sulla protezione dei dati personali GDPR D.Lgs decreto legislativo n. codice penale civile in materia
privacy legge normativa vigente, può costituire, costituisce reato, violazione. Avviso di riservatezza. Nota di riservatezza. Contiene informazioni
riservate, confidenziali, che possono essere, potrebbero essere protette da segreto professionale. Il presente è rivolto, inviato, ad uso esclusivo.
Prima di stampare, pensa all'ambiente, rispetta l'ambiente, non stampare questa e-mail se non è necessario. Pensate, valuta l'effettiva,
necessità, responsabilità, la, lo, gli, le, con, questo, soli, sola, solo, unicamente, contenere, trasmesse, trasmessa, grazie. Riservato riservata destinato destinata destinati indirizzato indirizzata contenute
contenuta allegato allegata documento documenti Chi chiunque
riceve riceva, esso, essa, esse, stesso, stessa, tale, tali, pertanto, inoltre, quanto, tutti, tutte, intestatario, dipendente, incaricato,
informa, informiamo, che, ricevere, in, i, ed, nostro, nostra, risponde, rispondere, virus, garantisce, garantire, integrità, sicurezza.
`,
  en: `
manager system access omitted please note opinions those own staff employees intended advised strictly contents nor its thereof reader hereby
responsible printed consider whole sent through internet intercepted amended altered liable cause being does accept
This e-mail email message mail communication transmission and any all its attachments attached files documents transmitted with it is are may
contain contains confidential, private, proprietary, and or legally privileged information material and intended solely only exclusively for
the use of the individual or individuals or entity or entities person persons named above to whom which it they is are addressed. If you are
not the intended recipient recipients addressee or have received this in error, by mistake, please notify inform contact advise the sender us
immediately at once by return reply replying to e-mail and then permanently delete destroy it remove erase all copies from your system computer.
You should must may are hereby notified that do not disclose, use, disseminate, distribute, copy, print, forward, retain or rely on any part
of its the contents. Any unauthorised unauthorized disclosure, dissemination, distribution, copying, reproduction, review, retransmission, use,
other action taken in reliance upon or omitted strictly prohibited, forbidden, unlawful. Confidentiality notice. Disclaimer. Privacy. Please
consider think about the environment before printing this. Views opinions expressed presented those author sender do not necessarily represent
reflect company organisation organization employer. Recipient should check for presence of viruses virus. Accepts no liability responsibility
for damage loss caused by transmitted arising as a result. General data protection regulation GDPR EU under protected law. Without, unless,
need, really, necessary, kindly, thank, cannot, guarantee, guaranteed, secure, free, been, has, be, such, that, who, responsible, delivering,
read, reading, save, paper, trees, personal, purposes, further, including, whether, anyone, else, other, than, our, an, in, was, taking, warning
`,
  de: `
dessen Vertreter so beachten Kenntnisnahme bitten sich diesem Fall mit dem Verbindung setzen Dritte Dritten Kenntnis unterlassen rechtswidrig jegliches
nicht autorisierte Verwendung enthaltenen ausdrücken wirklich notwendig überlegen schonen
Diese E-Mail Nachricht Mitteilung und alle etwaige eventuelle ihre angehängten Anhänge Dateien ist sind kann können enthält enthalten
vertrauliche und oder rechtlich geschützte persönliche Informationen Inhalte vertraulich und ausschließlich nur allein für den die bezeichneten
genannten Adressaten Empfänger Person Personen bestimmt gerichtet. Wenn Falls Sollten Sie nicht der richtige beabsichtigte vorgesehene
bestimmungsgemäße Adressat sind sein oder diese irrtümlich versehentlich im aus Irrtum erhalten empfangen haben, informieren benachrichtigen
verständigen unterrichten Sie bitte sofort unverzüglich umgehend den Absender uns und löschen vernichten Sie diese Mail sie aus von Ihrem System.
Das unerlaubte unbefugte unautorisierte Kopieren Vervielfältigen Verbreiten sowie die unbefugte unzulässige Weitergabe Verwendung Nutzung
Veröffentlichung Weiterleitung Offenlegung dieser Inhalts Inhaltes Teile davon ist nicht gestattet untersagt verboten streng strengstens.
Jede jegliche Form der. Bitte denken Sie an die unsere Umwelt, bevor Sie diese ausdrucken drucken. Vertraulichkeitshinweis. Datenschutz Hinweis
DSGVO Verordnung EU gemäß nach Art. Zu zum zur in dem des ein eine einer einem einen dass durch per Rückantwort Antwort Telefon hiermit wird
werden als auch es wir Haftung übernehmen keine Viren Virus Richtigkeit Vollständigkeit Verantwortung Druck Papier muss wirklich etc vielen dank
`,
  fr: `
tout s t l d n susceptible d'altération société déformé falsifié doivent donc être diffusés exploités copiés sans signaler quelconque autre cas où vous
lecteur êtes prié prière émetteur divulgués utilisés
Ce message courriel e-mail mail électronique et toutes tous les ses éventuelles pièces jointes fichiers joints documents est sont peut peuvent
contient contenir contiennent des informations confidentielles et ou protégées par le secret professionnel confidentiel confidentiels privilégiées
établi établis à l'intention exclusive l'usage exclusif de son ses leur destinataire destinataires exclusivement strictement uniquement destiné
destinés réservé réservées. Si vous n'êtes pas le destinataire ou avez reçu recevez ce cette par erreur, merci d'en de bien vouloir nous
veuillez le détruire supprimer l'effacer effacer et en d'avertir avertir informer prévenir immédiatement l'expéditeur expéditeur par retour.
Toute utilisation diffusion publication divulgation copie reproduction distribution modification totale partielle même non autorisée conforme à
sa destination du contenu de ces informations est interdite sauf autorisation expresse préalable formellement rigoureusement. L'internet ne
permettant pas d'assurer l'intégrité, décline toute responsabilité au titre dans l'hypothèse où il aurait été modifié altéré. Pensez à
l'environnement avant d'imprimer imprimez que si nécessaire. Avis de confidentialité. RGPD règlement protection données personnelles virus
ainsi que qui dont un une aux au la du votre système copies toutes vos cas dans lui lu elle ils
`,
  es: `
pudiendo sometida permitida comunicación expresa final infórmenos elimínelo bien hacerlo cuestión todos usar copiar remitente imprima
sea estrictamente necesario proteger nuestro planeta queda terminantemente inmediata devolución
Este mensaje correo electrónico e-mail comunicación y sus los archivos documentos ficheros adjuntos anexos es son puede pueden contiene contener
contienen información confidencial privada privilegiada secreta y o legalmente protegida por secreto profesional se dirige dirigen dirigido
dirigida va van exclusivamente únicamente exclusivo uso exclusiva a su sus destinatario destinatarios persona personas entidad indicada
arriba. Si usted no es el destinatario indicado o ha recibido lo recibe ha sido recibido este por error, le rogamos se ruega rogamos por favor
que nos lo comunique notifique avise inmediatamente de inmediato al remitente por esta misma vía respondiendo y proceda a su destrucción
elimine eliminación borre destruya eliminarlo borrarlo de su sistema. Queda notificado de que la utilización lectura divulgación
distribución copia reproducción difusión revelación uso total parcial sin autorización no autorizada está prohibida estrictamente prohibido en
virtud de la legislación vigente. Reglamento UE general protección de datos personales RGPD LOPD ley orgánica. Antes de imprimir este piense en
el medio ambiente si es realmente necesario. Aviso legal confidencialidad. Del las un una con para cualquier cualquiera forma contenido mismo
así como dicho dicha ser está responsabilidad virus gracias
`,
  nl: `
verzonden anderen toegezonden melden ander wanneer deze gestuurd afzender bestaat retourneren openbaar gemaakt kopie kopieën verspreid
echter nodig papier
Dit deze bericht e-mail e-mailbericht mail en de alle eventuele bijbehorende bijlagen bestanden is zijn kan kunnen bevat bevatten vertrouwelijk
vertrouwelijke informatie persoonlijke en of wettelijk beschermde uitsluitend alleen bestemd bedoeld voor de het geadresseerde geadresseerden
ontvanger persoon. Indien Als u niet de beoogde bedoelde ontvanger bent of dit per abuis vergissing ten onrechte abusievelijk heeft ontvangen,
verzoeken wij u wordt u verzocht dan gelieve de afzender direct onmiddellijk daarvan te informeren hiervan op de hoogte te stellen brengen
waarschuwen en het deze te verwijderen vernietigen wissen uit uw systeem. Openbaarmaking vermenigvuldiging verspreiding verstrekking gebruik
kopiëren openbaar maken van de inhoud aan door derden is verboden niet toegestaan zonder toestemming. Denk aan het milieu voordat u deze print
afdrukt. Er dat die een te worden mag zijn wij geen aansprakelijkheid aanvaarden virus virussen in naar met om privacy AVG alstublieft retour
`,
  pt: `
as incluindo deverá deve usar copiar emissor nela contidas nele contidos reter divulgar imprimir utilizar se nem ação baseada nestas
favor devolva remetente lei papel árvores
Esta este mensagem e-mail correio eletrónico eletrônico comunicação e seus os quaisquer anexos ficheiros arquivos é são pode podem contém conter
informação informações confidencial confidenciais privilegiada privilegiadas e ou legalmente protegida protegidas sigilo e destina destinam
destinada destinado se exclusivamente unicamente somente ao aos a seu seus destinatário destinatários pessoa pessoas entidade indicada. Se você
não for é o o destinatário pretendido ou recebeu tiver recebido esta por engano erro, por favor queira agradecemos solicitamos que informe avise
notifique comunique contacte imediatamente de imediato o ao remetente respondendo e elimine apague destrua elimine-a a eliminação do seu sistema.
A utilização divulgação distribuição cópia reprodução uso leitura não autorizada autorizado total parcial do conteúdo está é proibida proibido
estritamente expressamente. Regulamento geral proteção de dados pessoais RGPD LGPD lei. Antes de imprimir pense no meio ambiente na sua
responsabilidade ambiental se é realmente necessário. Aviso legal de confidencialidade. Em da das dos um uma para com qualquer sem sido favor
desta deste virus vírus obrigado
`,
  pl: `
znajdujące się poufny charakter każde inne osoby trzecie trzecich podmiotów jakiegokolwiek użytku adresatami zwrotny kontakt kopii
jeśli naprawdę musisz papier lasy
Ta niniejsza wiadomość e-mail mail oraz i wszelkie wszystkie załączniki załączone pliki jest są może mogą zawierać zawiera zawierają informacje
poufne prawnie chronione zastrzeżone tajemnica zawodowa i przeznaczona przeznaczone wyłącznie tylko dla do użytku adresata adresatów osoby osób
odbiorcy. Jeżeli jeśli nie są jesteś Państwo Pan Pani jej adresatem zamierzonym właściwym lub otrzymali otrzymałeś otrzymałaś otrzymaną ją tę
przez pomyłkę omyłkowo w wyniku błędu, prosimy proszę o niezwłoczne natychmiastowe bezzwłoczne powiadomienie poinformowanie nas nadawcy oraz
i o jej usunięcie skasowanie trwałe z systemu wraz z załącznikami. Jakiekolwiek ujawnianie kopiowanie rozpowszechnianie rozprowadzanie
wykorzystanie wykorzystywanie nieuprawnione treści tej wiadomości w całości części jest zabronione zakazane surowo. Zanim wydrukujesz pomyśl o
środowisku naturalnym przed wydrukowaniem. RODO ochrona danych osobowych rozporządzenie. Klauzula poufności na za od się bez zgody że być
drukować dziękujemy wirus wirusy
`,
  cs: `
Tento tato toto e-mail zpráva zprávu zprávy a všechny veškeré všechny jeho její k němu ní připojené přiložené přílohy soubory dokumenty je jsou
důvěrné důvěrný důvěrná důvěrnou důvěrných mohou může obsahovat obsahuje obsahují informace určeny určen určena určené výhradně pouze jen pro
adresáta adresátům adresátem příjemce příjemci použití osobu osoby. Pokud nejste jste obdrželi obdržel tento omylem neoprávněně zamýšleným
informujte kontaktujte prosím neprodleně okamžitě ihned bez odkladu odesílatele a vymažte odstraňte smažte jej ji ze svého vašeho systému jakékoli
jakékoliv šíření kopírování zveřejnění použití užití využití obsahu části této je zakázáno zakázané přísně není dovoleno oprávněni před
vytištěním tiskem tisknout zvažte myslete na životní prostředí zda nutné opravdu potřebné o v u i nebo které která který by být se že
`,
}
