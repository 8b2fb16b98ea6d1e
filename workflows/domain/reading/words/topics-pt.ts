import type { TopicWords } from './topic-words.ts'

/** What Portuguese guests and hosts call things, folded. */
export const topicsPt: TopicWords = {
  toiletPaper: 'papel higienico',
  firewood: 'lenha',
  breakfast:
    'cafe da manha, pequeno-almoco*, pequenos-almocos, cafe da manha, pequeno almoco, pequeno-almoco, pequenos almocos, cafe-da-manha',
  carNeeded:
    'sem carro, preciso (?:de )?carro, precisa de carro, preciso de carro, sem carro, necessario carro, precisamos de carro, preciso carro, precisa de carro, ficar sem carro, e preciso carro, necessario ter carro',
  charging:
    'posto* de carregamento, carregar o carro, carregador*, carro eletrico, carro electrico, carregamento, wallbox, carregador de carro, posto de carregamento, tomada para o carro, tesla',
  extraBed:
    'cama extra, camas extra, cama a mais, cama suplementar, cama adicional, colchao a mais, colchao extra, cama de campanha, mais uma cama, outra cama, colchao inflavel',
  view: 'vista*',
  bank: 'caixa multibanco, banco, levantar dinheiro, atm, multibanco perto, multibanco proximo, multibanco mais, caixa eletronico, sacar dinheiro, banco 24',
  restaurant:
    'restaurante*, onde comer, comer, jantar fora, onde jantar, se come bem, podemos jantar, restaurantes, comer bem, tasca*, marisqueira*, onde almocar, comer fora',
  airport:
    'aeroporto*, transfer*, buscar-nos, nos buscar, ir buscar, buscar ao aeroporto, aeroporto, transfer, traslado',
  dishwasher:
    'maquina* de lavar louca*, maquina* de lavar a louca, maquina de lavar loica, lava-louca*, lava-loica*, lavar a louca, lavar loica, lavar louca, lava-loicas, lava-loucas, lava loucas, maquina da loica, maquina da louca, maquina de loica',
  breadService:
    'entregam pao, entrega de pao, pao em casa, encomendar pao, encomendar paezinhos, paezinhos, servico de pao',
  laundromat: 'lavandaria*, lavanderia*',
  crib: 'berco*, cama de bebe, cama para bebe, caminha, dorme o bebe, dormir o bebe, dorme a bebe, cama de viagem, bercinho, berco',
  swimCap: 'touca*, touca de banho',
  inflatables: 'insuflav*, inflav*, boia*, colchao de piscina, colchoes insuflaveis',
  market: 'mercado semanal, dia de mercado, (?<!nda.|rca.|rta.|nta.|xta.)feira, feirinha, mercado municipal',
  skiRoom: 'deposito de esquis, botas de esqui, guardar os esquis',
  skiBus: 'autocarro de esqui, skibus, autocarro para as pistas',
  wifiPassword: 'senha*, palavra-passe*, password*, chave do wi-fi, codigo do wi-fi',
  access:
    'codigo*, caixa de chaves, cofre de chaves, cofre das chaves, intercomunicador, self check-in, check-in autonomo, entrada autonoma',
  touristTax: 'taxa* turistica*, imposto turistico, taxa* de turismo, taxa municipal',
  coffeeMachine:
    'maquina* de cafe, cafeteira*, nespresso, faz cafe, fazer cafe, maquina de cafe, maquina do cafe, capsulas de cafe, delta q',
  washingMachine:
    'maquina* de lavar roupa, maquina* de lavar a roupa, maquina* de lavar(?! (?:a )?lou), lavar roupa, lavar a roupa, lavadora, maquina de roupa, lavar uma maquina, maquina da roupa, lavar e secar, fazer uma maquina, lavar',
  hairdryer: 'secador* de cabelo, secador(?! de roupa)',
  dryer:
    'maquina* de secar roupa, maquina* de secar, maquina de secar, maquina* de secar roupa, secadora*, secador* de roupa, secadora, secar roupa, secar a roupa, de secar',
  dryingRack: 'estendal*, varal*',
  iron: 'ferro de engomar, ferro de passar, ferro, tabua de engomar, tabua de passar, passar a ferro, passar roupa, passar a roupa, engomar',
  detergent: 'detergente*, sabao em po',
  airConditioning: 'ar condicionado, ar-condicionado, climatizacao, a/c, ar, ac',
  beachTowels: 'toalha* de praia, toalha* de piscina, toalha* para a piscina, toalha* para a praia, toalha* da piscina',
  towels: 'toalha*',
  linen:
    'lencol*, lencois, roupa de cama, edredao, edredoes, almofada*, fronhas, lencol, cobertor*, travesseiro*, edredom, edredons, manta*, fronha*',
  highChair:
    'cadeira* alta*, cadeirinha*, cadeira* de bebe, cadeira* de refeicao, cadeirao, cadeira da papa, cadeirinha de comer, cadeira de comer, cadeira da comida, cadeira de bebe, cadeira para bebe',
  beds: 'cama* de casal, cama* de solteiro, sofa-cama, sofa cama, cama, camas, beliche*, colchao, colchoes, beliche, cama de casal',
  extraGuests: 'pessoa* a mais, pessoa* extra, hospede* extra, hospede* a mais, mais uma pessoa, mais um hospede',
  parking:
    'estacionamento*, estacionar, parque de estacionamento, garagem, garagens, parqueamento, lugar* de garagem, vaga* de garagem, vaga*, deixar o carro, carro*, viatura*, mota, motas, moto, parar a moto, lugar para (?:dois|2|o|um) carros?, carrinha, autocaravana, onde parar, deixar a viatura',
  luggage:
    'mala*, bagagem, bagagens, mochila*, guarda-volumes, guarda volumes, sacos, malas, deixar as coisas, cacifo*',
  keys: 'chave*',
  pool: 'piscina*',
  hotTub: 'jacuzzi*, banheira de hidromassagem, hidromassagem',
  sauna: 'sauna*',
  bathtub: 'banheira*',
  shower: 'chuveiro*, duche*, ducha*',
  gym: 'ginasio*, academia*',
  microwave: 'micro-ondas, microondas',
  oven: 'forno*',
  fridge: 'frigorifico*, geladeira*',
  freezer: 'congelador*, freezer, arca',
  kettle: 'chaleira*',
  toaster: 'torradeira*',
  hob: 'fogao, placa*, inducao, cooktop',
  dishes: 'loica, louca, pratos, talheres, panelas, utensilios',
  coffee: 'capsulas, cafe',
  seasonings: 'azeite e sal, temperos, especiarias',
  kitchen: 'cozinha*, cozinhar, kitchenette',
  meals: 'jantar*, almoco*, refeicoes, meia pensao',
  television: 'tv, televis*, netflix, televisao, tele, canais, televisor',
  fireplace: 'lareira*, lenha, salamandra, lareira, fogo, recuperador de calor',
  heating:
    'aquecimento*, aquecedor*, radiador*, aquece, aquecer, se aquece, aquecedores, calefacao, caldeira, quentinha, aquecimento, bomba de calor',
  fan: 'ventoinha*, ventilador*',
  wifi: 'wi-fi, internet, rede, net, wifi, videochamadas, sinal de internet',
  workspace: 'secretaria, escrivaninha, teletrabalho, trabalhar, mesa de trabalho',
  pets: 'animal*, animais*, cao, caes, cachorr*, gat*, cadela*, bicho*, mascote*, cachorrinh*, caozinho, gatinh*, pet, pets, pet friendly, bichinho*, coelho*, cadelinha*, doguinho*, animal de estimacao, amigo de quatro patas, pastor alemao',
  smoking: 'fumar, fumador*, cigarro*, fumante*, cigarro, fumadores, fumante, vapear, fumar na',
  parties:
    'festa*, despedida*, aniversario*, evento*, festinha*, festa, comemorar, aniversario, despedida de, churrascada',
  visitors:
    'visita*, convidado*, convidar amigos, visitar-nos, nos visitar, convidar, receber amigos, receber visitas, chamar amigos, convidados',
  quietHours:
    'horas de silencio, horario de silencio, silencio, musica, fazer barulho, horas de descanso, barulho, som alto',
  quiet: 'tranquil*, silencios*, barulhent*, sossegad*',
  cancellation: 'cancel*, anular, desmarcar',
  deposit: 'caucao, caucoes, deposito*, sinal',
  invoice: 'fatura*, factura*, recibo*, nota fiscal, fatura, recibo, factura, contribuinte',
  payment:
    'pagamento*, pagar, cartao de credito, cartao, transferencia*, dinheiro, mb way, multibanco, paypal, se paga, como pagamos, mbway, pix, sinal, pagamento, dinheiro vivo',
  documents: 'passaporte*, documento*, cartao de cidadao, identidade',
  cleaning:
    'limpeza final, limpeza*, limpar, faxina, limpam, limpeza, limpar no fim, taxa de limpeza, faxineira, arrumacao',
  rubbish:
    'lixo*, residuos, reciclagem, ecoponto*, contentor*, lixeira*, lixo, reciclar, separar o lixo, ecopontos, recolhem o lixo, contentores, coleta',
  water: 'agua da torneira, agua potavel, agua quente, potavel',
  accessibility:
    'cadeira de rodas, deficien*, mobilidade reduzida, acessivel*, acessibilidade, cadeirante*, andarilho*, muletas, mobilidade, deficiencia, bengala, dificuldade em andar, dificuldade de locomocao, adaptad*, rampa, anda mal',
  stairs: 'escada*, degrau*',
  lift: 'elevador*, ascensor*',
  floor: 'andar, piso, res-do-chao, terreo, que andar, qual andar, rés-do-chao, res do chao, terrea, que piso',
  minStay:
    'estadia minima, minimo de noites, noites minimas, so uma noite, uma so noite, apenas uma noite, diarias minimas',
  guests:
    'quantas pessoas, quantos hospedes, maximo de pessoas, numero de pessoas, capacidade, quantos cabem, quantos podemos, podemos ser, para quantas, quantas pessoas cabem, cabem, podemos ir (?:tres|quatro|cinco|seis|sete|oito|\\d), podemos ser (?:tres|quatro|cinco|seis|sete|\\d), maximo de hospedes, numero maximo, lotacao, \\d adultos, (?:tres|quatro|cinco|seis) adultos',
  children: 'crianca*, bebe*, miudo*, filhos',
  bathrooms: 'casa* de banho, banheiro*, wc, lavabo*',
  rooms: 'quarto*, dormitorio*, divisoes',
  size: 'metros quadrados, m2, area, que tamanho, tamanho',
  bakery: 'padaria*, pastelaria*, pao, pao fresco, padaria, paes, pastelaria, croissant*',
  supermarket:
    'supermercado*, mercearia*, fazer compras, compras, minimercado*, loja*, pingo doce, continente, mercado, comprar comida, se compra comida, mercadinho*, mercearia, minimercado, supermercado, lidl, vendinha*',
  pharmacy: 'farmacia*',
  hospital: 'hospital*, urgencias',
  doctor: 'medico*, doutor*, centro de saude, medico, dentista, pediatra, posto medico, upa',
  bar: 'bar, bares',
  beach: 'praia*, mar',
  ski: 'esqui*, pista*, teleferico*',
  centre:
    'centro historico, centro da cidade, centro, baixa, a vila, na vila, cidade, ao centro, do centro, aldeia, baixa da cidade',
  sights: 'que visitar, o que ver, o que fazer, museu*, visitar, atracoes, pontos turisticos',
  playground: 'parque infantil, parquinho*, baloico*, escorrega*, playground',
  train: 'estacao*, comboio*, trem',
  transport:
    'autocarro*, onibus, metro, metropolitano, eletrico, transportes publicos, transportes, paragem, paragens, ponto de onibus, comboio urbano, electrico, barco, ferry, terminal',
  taxi: 'taxi*, uber, bolt',
  bicycles: 'bicicleta*, bici*, bike*',
  directions: 'como chegar, como chegamos, indicacoes, direcoes, como se chega, como vamos, como ir',
  address:
    'morada*, endereco*, onde fica a casa, onde fica o apartamento, onde fica o estudio, localizacao, onde se situa, onde esta situado, onde ficam',
  balcony: 'varanda*, balcao',
  terrace: 'terraco*, esplanada',
  garden: 'jardim, jardins, quintal*, patio*, quintal, relvado, patio',
  barbecue:
    'churrasqueira*, churrasco*, barbecue*, grelhador*, grelhar, churrasco, churrasqueira, grelhados, grelhador, carvao, barbecue',
  umbrellas: 'guarda-sol, guarda-sois, espreguicadeira*, chapeu de sol',
  safe: 'cofre*',
  smokeDetector: 'detetor* de fumo, detector* de fumo*, detector* de fumaca',
  gasDetector: 'detetor* de gas, detector* de gas, detetor* de monoxido',
  fireExtinguisher: 'extintor*',
  firstAid: 'primeiros socorros, pensos',
  cameras: 'camara* de vigilancia, cameras, videovigilancia',
  mosquitoes: 'mosquito*, redes mosquiteiras, mosquiteiro*, mosquitos, mosquito, melgas',
  toiletries: 'champo, shampoo, sabonete, gel de banho',
  contact: 'numero de telefone, telefone, telemovel, ligar-lhe, contactar*, contacto',
  links: 'link, anuncio, site, pagina',
  price: 'preco*, tarifa*, desconto*, orcamento, mais barato',
}
