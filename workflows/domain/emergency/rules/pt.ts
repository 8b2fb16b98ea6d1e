import type { LanguageRules } from '#workflows/domain/emergency/rule-book.ts'

export const MACROS_PT = {
  cant: '(nao consigo|nao consegue|nao conseguimos|nao posso|nao pode|nao podemos|n consigo|n conseguimos|mal consigo|mal consegue|nao conseguem|nao da para|nao da pra|nao estou a conseguir|nao estamos a conseguir|n consegue|dificil)',
  who: '(alguem|um homem|um estranho|ladrao|ladroes|estranhos|pessoas|intruso|intrusos|uns homens|um desconhecido)',
  he: '(marido|meu marido|namorado|companheiro|ex|homem|alguem|vizinho|vizinhos|ele|pai|irmao|bebado|desconhecido|sujeito)',
}

export const RULES_PT: LanguageRules = {
  fire: `
    (fumo|fumaca|fogo|chamas|arder|queimar|queimando|arde|ardendo) & (escada*|cortina*|forno|tomada|sofa|cama|toalha|corredor|panela|frigideira|teto|colchao|microondas|torradeira|lixo|aquecedor)
    = (fogo|incendio|ha fogo|fumo|fumaca)
    = (socorro|ajuda) (fogo|incendio|ha fogo) ~2
    (ha|tem|estou a ver|vejo|vemos|temos|esta a haver|comecou) (um|o|muito|muita)? (fogo|incendio|chamas)
    (fogo|incendio|chamas) (na|no|em|nas|nos|a sair) ~2 (cozinha|casa|apartamento|quarto|varanda|forno|predio|telhado|jardim|tomada|sala|escadas|garagem|vizinhos)
    (em chamas|pegou fogo|pegando fogo|a arder|esta ardendo|esta a queimar|esta queimando|incendiou|incendiou se|a pegar fogo)
    (cozinha|casa|forno|apartamento|cortina*|sofa|cama|predio|tomada|carro|panela|frigideira|algo|tudo|quadro eletrico|caldeira|maquina|fogao|varanda|esquentador) ~2 (arder|queimar|queimando|fumo|fumaca|faiscas|explodiu|arde|fumegar)
    (cheira|cheiro|cheirar) ~2 (queimado|fumo|fumaca|a queimado)
    (fumo|fumaca) ~2 (sai|saindo|por todo|preto|preta|denso|na cozinha|a sair|em casa|saindo do)
    (cheio de|cheia de|muito|muita|sai|a sair|saindo) ~1 (fumo|fumaca)
    (alarme|detetor|detector) ~2 (incendio|fumo|fumaca) ~2 (tocar|tocando|disparou|nao para|disparado)
    (faiscas) ~3
    (chame|chamem|chamar|chamei|precisamos|liguem|chama) ~2 (bombeiros)
  `,
  gas: `
    (cheira|cheiro|cheirar|fede) ~3 gas
    (fuga|vazamento|escape) ~1 gas
    gas ~2 (vazar|vazando|a sair|escapar|fuga|vazamento|vaza)
    monoxido ~3
    (cheiro|cheira) ~2 ovos podres
    (intoxicad*) ~3 (gas|monoxido)
  `,
  water: `
    agua & (tornozelo*|joelho*|subir|subindo|transborda*)
    (pinga*|cai|cair|caindo|escorre*|chove|jorra*|goteja*|vaza*|inund*|sair) & (teto|tecto|candeeiro|parede|tomada|escada*|corredor|de cima|quadro eletrico|lampada|lustre)
    (teto|tecto|parede|paredes|candeeiro|telhado|lustre) ~3 (pinga|pingar|pingando|caiu|a cair|cair|cai agua|escorre|escorrer|encharcad*|desab*|vazando|goteja*|goteira|cedeu|vazamento)
    (pinga|pingar|escorre|escorrer|entra|entrar|cai|caindo|chove|pingando|goteja|saindo|jorra) ~3 (teto|tecto|da parede|pelo candeeiro|dentro de casa|de cima|do telhado|pela parede|dentro do quarto)
    agua ~4 (teto|tecto|por todo o lado|por todos os lados|pela parede|pelo chao|do andar de cima|do cano|cano|do esquentador|nao para|debaixo da porta|da maquina|da caldeira|pelos tornozelos|por toda parte|para todo lado|jorra*|pelas paredes)
    (inundad*|inundacao|inundou|inundar|alagad*|alagamento|alagou|alagando|enchente)
    (fuga|vazamento|infiltracao) ~1 (agua|grande|enorme|no teto)
    (cano|tubo|esquentador|caldeira|radiador|sanita|banheira|maquina de lavar|lava loica|lava louca|autoclismo|torneira|mangueira|vaso sanitario|privada|boiler|pia) ~3 (rebentou|rebentado|rompeu|partiu|transborda*|explodiu|estourou|estourado|furado|partido|jorrando|transbordou)
    (rebentou|rompeu|estourou|explodiu|partiu) ~2 (cano|tubo|esquentador|mangueira|torneira)
    cano (rebentado|rebentou|estourado|partido|furado)
    $cant ~2 (fechar|parar|desligar) ~2 (agua|torneira|fuga|registro)
  `,
  injury: `
    (partiu|partido|quebrou|cortou|cortado|queimou|queimado|queimada|torceu|fratur*|esmagou|entalou) & (perna|braco|tornozelo|pulso|cabeca|mao|dedo|nariz|joelho|pe|ombro|testa|queixo|olho)
    (sangrar|sangrando|sangra|hemorragia|sangramento|a sangrar)
    (muito|perder|perdendo|cheio de|cheia de|perdeu) sangue
    sangue por ~2
    (caiu|caido|caida|queda|escorreg*|cai|tropec*) ~6 (escada*|cabeca|perna|braco|mexe|levant*|doi|partiu|inconsciente|varanda|banho|ferid*|machuc*|piscina|janela|tornozelo|quebrou|aleijou)
    (partiu|partido|partida|quebrou|quebrado|fratur*|torceu|deslocou) ~2 (perna|braco|tornozelo|pulso|nariz|pe|dedo|mao|costela|anca|ombro|quadril)
    (bateu|pancada|bati) ~2 cabeca
    (esta|gravemente|ha um|ha uma|ficou|feriu|pessoa|crianca|filho|filha) ~1 (ferido|ferida|feridos|queimado|queimada|eletrocutad*|machucado gravemente)
    (choque eletrico|eletrocutad*|choque electrico)
    (cortou|cortei|corte) ~3 (mao|dedo|pulso|braco|perna|pe|profund*|veia)
    (afogar|afogando|afogou|afogado)
    nao se mexe
    (chame|chamem|chamar|chamei|precis*|liguem|chama|mandem) ~2 (ambulancia|inem|emergencia|samu|112)
    ambulancia ~1 (ja|rapido|por favor|urgente)
    (mordido|mordeu|mordida|picado|picada) ~3 (cao|cobra|cachorro|escorpiao|alforreca|vibora)
    (engoliu|bebeu|ingeriu|comeu) ~3 (pilha|lixivia|detergente|veneno|comprimidos|bateria|agua sanitaria)
    (grave|terrible|houve um|tivemos um|teve um|aconteceu um) acidente
  `,
  illness: `
    $cant ~2 (respirar|engolir)
    (nao respira|falta de ar|falta o ar|sem ar|respira mal|dificuldade em respirar|dificuldade para respirar|dificuldades em respirar|sufocar|sufocando|a sufocar|deixou de respirar|parou de respirar|engasgad*|engasgou|asfixia*)
    (dor|dores|doi|pressao|aperto) ~2 (peito|coracao|braco esquerdo)
    (enfarte|infarto|avc|desmai*|convuls*|epilep*|anafila*|overdose|inconsciente|perdeu os sentidos|perdeu a consciencia|ataque cardiaco|paragem cardiaca|parada cardiaca|ataque de asma|ataque do coracao|derrame)
    (nao acorda|nao responde|nao reage|nao desperta)
    (reacao|choque) alergic*
    (garganta|lingua|cara|rosto|labios) ~3 (inchar|inchad*|inchando|fechar|azuis|roxos|fechando)
    (precis*|chame|chamem|procuro|urgente|chama|mandem) ~3 (medico|doutor|hospital)
    (as urgencias|ao hospital|para o hospital|pro hospital|pronto socorro)
    (muita febre|febre alta|40 de febre|febre de 40|39 de febre|febre de 39|41 de febre)
    (vomita*|cospe) ~2 (sangue|sem parar|horas)
    (a morrer|vai morrer|esta morrendo|vou morrer|estou morrendo)
    (rebentaram as aguas|aguas rebentaram|contracoes|trabalho de parto|bolsa estourou|bolsa rompeu)
    (suicid*|matar me|me matar|acabar com a vida)
    (intoxicad*|envenenad*|intoxicacao)
    (a ficar|ficou|labios) ~1 (azul|azuis|roxo|roxos)
    (insulina|bomba da asma|epipen) ~3 (precis*|urgente|esque*|sem)
    (precis*|sem) ~2 (insulina|epipen)
  `,
  break_in: `
    $who ~3 (entrou|entrar|entrando|dentro de|na casa|em casa|no apartamento|a forcar|forcando|forcar|a tentar|tentando|na janela|invadiu|abrir a porta|arromb*)
    (roubad*|roubaram|assaltad*|assaltaram|assalto|roubo|furtaram|furtado|arromba*|arrombad*|furto)
    (ladrao|ladroes|intruso|intrusos|invasao|invasor)
    (porta|janela|fechadura) ~2 (arrombad*|forcad*|partida por|rebentada)
  `,
  locked_out: `
    (chave|chaves) & (partiu|partid*|quebrou|fechadura|encravad*)
    (trancad*|fechad*|pres*|ficamos|fiquei|presa|presos|encurralad*) ~2 (fora de casa|do lado de fora|la fora|elevador|casa de banho|banheiro|varanda|quarto|na rua|fora do apartamento|dentro de casa|na cave|no terraco|do lado de dentro)
    trancad* (fora|para fora|cá fora|do lado)
    (estamos|estou|ficamos) ~1 (fora|na rua|la fora|ca fora|a porta|do lado de fora) ~5 (chave*|codigo|porta|chuva|frio|noite|entrar|abr*|criancas|sem)
    (porta|portao|fechadura|cofre das chaves|caixa das chaves) ~2 (nao abre|fechou se|bateu|nao se abre|bloquead*|encravad*|trancou|emperrad*|se fechou|nao quer abrir)
    (chave|chaves) ~3 (perd*|dentro|partiu|partid*|encravad*|esque*|nao roda|nao funciona|nao entra|nao abre|quebrou|nao estao|roubad*|nao gira)
    (perdi|perdemos|perdeu|esqueci|esquecemos) ~2 (chave|chaves)
    $cant ~2 (entrar|abrir) ~3 (casa|porta|apartamento|predio|dentro|ajuda|por favor|portao|em casa|chave|codigo|cofre)
    = (nao conseguimos|nao consigo) entrar ~2
    (codigo|teclado|pin|senha) ~2 (nao funciona|nao da|errado|incorreto|nao abre|invalido|esta errad*) ~2
  `,
  violence: `
    (bebado|homem|sujeito|desconhecido|vizinho|alguem) & (bater|batendo|ameaca*|matar|pontapes|chutando)
    $he ~3 (bate*|bateu|batendo|ameaca*|ameacou|atac*|agred*|esfaque*|estrangul*|viola|violou|estuprou|persegue|agarrou)
    (me|nos|a ser|fui|esta|foi|fomos|sendo) ~1 (ameac*|atac*|agred*|esfaque*|espancad*|a bater|batendo|perseguid*|estuprad*|a seguir|violad*)
    (tem|com|puxou) (uma|um)? (faca|pistola|arma|machado|navalha)
    (tiros|tiroteio|disparos|violencia|facada|facadas|agressao|luta violenta)
    (chame|chamem|chamar|chamei|precis*|liguem|chama|mandem) ~2 (policia|gnr|psp)
    (grita|gritos|gritar|gritando) ~3 (socorro|ajuda|mulher|crianca)
    (medo) ~3 (vida|marido|dele|namorado)
    nao (me|nos) deixa ~1 (sair|ir)
    (quer|vai|ameaca) ~1 (matar|matar me|me matar|matar nos|nos matar|bater)
  `,
  other: `
    = (socorro|ajuda|sos|ajudem|ajudem nos|ajude me|me ajuda|me ajude)
    socorro
    (ajudem nos|ajudem|ajude nos|ajuda) ~1 (urgente|rapido|por favor|ja) ~1
    (e|e uma|temos|isto e|e mesmo|tenho|ha) (uma)? emergencia
    = (emergencia|uma emergencia|urgencia|emergencia medica)
    emergencia ~1 (ligue*|ajuda|no apartamento|por favor|em casa|urgente)
    (liguei|ligue|liguem|chamei|ligar) (para o|para|o|pro)? (112|190|193|192)
    (em perigo|perigo de vida|risco de vida)
  `,
  harmless: `
    (de morrer|morrer de rir|morto de cansaco|mortos de cansaco|morrendo de vontade|cortar a respiracao|tirar o folego|morremos de|morto de fome|mortos de fome|morrer de amores)
    (lareira|fogos de artificio|fogueira|lenha|fogao|fogo de artificio|bicos de fogao|recuperador de calor|arma de fogo|para fogo)
    (fazer|acender) (um|uma|o|a)? (fogo|fogueira|churrasco|lareira)
    (ha|tem|existe|onde esta|onde fica|possui|dispoe) ~3 (detetor*|detector*|extintor*|kit de primeiros socorros|alarme de|desfibrilador|primeiros socorros)
    (primeiros socorros|saida de emergencia|saidas de emergencia|numero de emergencia|numeros de emergencia|contacto de emergencia|contato de emergencia|chave de emergencia|em caso de emergencia|telefone de emergencia|chave suplente|luz de emergencia|kit de emergencia)
    (fogao a gas|botija|bilha|aquecimento a gas|churrasqueira a gas|forno a gas|gas natural|contador do gas|placa a gas|esquentador a gas|botijao|com gas|sem gas|gas canalizado)
    (nao ha|nenhum|nenhuma|sem|nada de|nao e uma|nao e) (fogo|fumo|fuga|gas|emergencia|sangue|incendio|cheiro|urgente|grave|fumaca|pressa|perigo|ferido*)
    agua (quente|fria|potavel|morna|mineral|com gas|engarrafada|da torneira)
    (fumo|cheiro|fumaca) ~1 (tabaco|cigarro*)
    (pres*|parad*|bloquead*) ~2 (transito|engarrafamento|aeroporto|autoestrada|trabalho|alfandega|reuniao)
    (codigo|senha|palavra passe) ~1 (wifi|wi fi|postal|promocional|reserva|netflix|tv|desconto|cofre|internet)
    (deixar|deixamos|devolver|entregar|deixo|deixaremos|recolher|levantar) ~2 (chave|chaves) ~5
    (copo|prato|chavena|vaso|candeeiro|taca|xicara|cadeira) ~1 (partido|partiu|quebrado|quebrou|caiu)
    (partiu|partimos|quebrou|partido|quebramos) ~1 (um copo|um prato|uma chavena|uma taca|um vaso|uma cadeira)
    (jantar|comer|almocar) fora
    (medico|hospital|farmacia|policia|urgencias|centro de saude) ~2 (mais proxim*|proxim*|perto|zona|arredores)
    (caiu bem|caiu do ceu|cai bem|caiu a noite|o preco caiu)
    (fechad*) (para|ao|em|de|no) (ferias|publico|domingo|segunda|manutencao|inverno)
    (fora de epoca|fora do horario|por fora)
  `,
  elsewhere: `
    em (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)
    (ano|verao|inverno|mes|vez|viagem|semana|ferias|estadia) (passad*|anterior|retrasad*)
    (ultima|outra) (vez|viagem|casa|estadia|reserva)
    ha ~2 (anos|meses|semanas) ~1
    (anos|meses) atras
    (quando era|no filme|no livro|nas noticias|noutra casa|em outro|na outra|na serie|no romance|antigamente|avaliacoes|comentarios)
    (em caso de|o que fazer se|e se|caso haja|se houver|se alguem|o que fazemos se|se perdermos|se acontecer|se tivermos|se ficarmos|se nos) ~4
    (ja esta resolvido|resolvido|ja resolvemos|tudo resolvido|falso alarme)
    (seguro de viagem|o seguro) ~6
  `,
}
