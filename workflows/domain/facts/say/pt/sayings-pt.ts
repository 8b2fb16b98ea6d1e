import { oneOrMore, type Sayings } from '#workflows/domain/facts/say/speech.ts'

/** 'Das 15:00', but 'da 1:00'. */
const isOne = (time: string) => /^0?1:/.test(time)
const from = (time: string) => `a partir ${isOne(time) ? 'da' : 'das'} ${time}`
const until = (time: string) => `até ${isOne(time) ? 'à' : 'às'} ${time}`

export const SAYINGS_PT: Sayings = {
  houseAnimals: { kinds: (x) => `aqui vivem: ${x}` },
  headroom: { height: (x) => `em alguns sítios o teto tem apenas ${x} m de altura` },
  unloading: {
    allowed: ['pode vir de carro até à casa para descarregar', 'não pode vir de carro até à casa para descarregar'],
    hours: (f, t) => `pode vir de carro para descarregar das ${f} às ${t}`,
  },
  shower: {
    isLevel: ['o duche é ao nível do chão', 'o duche não é ao nível do chão'],
    hasSeat: ['há um assento no duche', 'não há assento no duche'],
  },
  barbecue: {
    isGas: ['o barbecue é a gás', 'o barbecue não é a gás'],
    isCharcoal: ['o barbecue é a carvão', 'o barbecue não é a carvão'],
    charcoalIncluded: ['o carvão para o barbecue está incluído', 'o carvão para o barbecue não está incluído'],
  },
  swimCap: { needed: ['na piscina é obrigatório usar touca', 'na piscina não é obrigatório usar touca'] },
  inflatables: {
    allowed: ['os insufláveis são permitidos na piscina', 'os insufláveis não são permitidos na piscina'],
  },
  breadService: { orderUntil: (time) => `o pão e os pãezinhos encomendam-se até às ${time}` },
  checkIn: {
    from: (time) => `o check-in é ${from(time)}`,
    until: (time) => `o check-in é ${until(time)}`,
    isSelf: ['o check-in é autónomo', 'o check-in é presencial'],
    ways: (ways) => `as chaves são entregues ${ways}`,
  },
  earlyCheckIn: {
    allowed: ['o check-in antecipado é possível', 'o check-in antecipado não é possível'],
    from: (time) => `o check-in antecipado é possível ${from(time)}`,
    price: [(amount) => `o check-in antecipado custa ${amount}`, 'o check-in antecipado é gratuito'],
  },
  lateArrival: {
    allowed: ['é possível chegar tarde', 'não é possível chegar tarde'],
    until: (time) => `é possível chegar tarde, ${until(time)}`,
    price: [(amount) => `a chegada tardia custa ${amount}`, 'a chegada tardia é gratuita'],
  },
  checkOut: { until: (time) => `o check-out é ${until(time)}` },
  lateCheckOut: {
    allowed: ['o check-out tardio é possível', 'o check-out tardio não é possível'],
    until: (time) => `o check-out tardio é possível ${until(time)}`,
    price: [(amount) => `o check-out tardio custa ${amount}`, 'o check-out tardio é gratuito'],
  },
  luggage: {
    allowed: ['pode deixar a bagagem', 'não é possível deixar a bagagem'],
    from: (time) => `pode deixar a bagagem ${from(time)}`,
    until: (time) => `pode deixar a bagagem ${until(time)}`,
    price: [(amount) => `o depósito de bagagem custa ${amount}`, 'o depósito de bagagem é gratuito'],
    where: (place) => `a bagagem pode ficar ${place}`,
  },
  keys: {
    count: (count) => `recebe ${oneOrMore(count, 'um molho de chaves', 'molhos de chaves')}`,
    price: [(amount) => `uma chave perdida custa ${amount}`, 'uma chave perdida não custa nada'],
  },
  address: { name: (address) => `a morada é ${address}` },
  parking: {
    secondPrice: [(x) => `um segundo carro custa ${x}`, 'um segundo carro estaciona grátis'],
    permit: ['o estacionamento é só para residentes com licença', 'não é preciso licença de residente para estacionar'],
    exists: ['há estacionamento', 'não há estacionamento no alojamento'],
    price: [(amount) => `o estacionamento custa ${amount}`, 'o estacionamento é gratuito'],
    count: (count) => `há ${oneOrMore(count, 'um lugar de estacionamento', 'lugares de estacionamento')}`,
    isPrivate: ['o estacionamento é privado', 'o estacionamento é público'],
    where: (place) => `o estacionamento é ${place}`,
    reservation: ['é preciso reservar o lugar de estacionamento', 'não é preciso reservar o lugar de estacionamento'],
    isCovered: ['o lugar de estacionamento é coberto', 'o lugar de estacionamento não é coberto'],
    distance: (distance) => `o estacionamento fica a ${distance}`,
    maxHeight: (metres) => `o estacionamento é para veículos até ${metres} m de altura`,
    name: (name) => `o estacionamento mais próximo chama-se ${name}`,
  },
  transport: {
    every: (x) => `há serviço de ${x} em ${x}`,
    line: (line) => `a linha é ${line}`,
    ticket: [(amount) => `o bilhete custa ${amount}`, 'o autocarro é gratuito'],
  },
  airport: {
    transfer: ['podemos organizar um transfer do aeroporto', 'não oferecemos transfer do aeroporto'],
    transferPrice: [(amount) => `o transfer do aeroporto custa ${amount}`, 'o transfer do aeroporto é gratuito'],
  },
  carNeeded: { needed: ['é preciso ter carro', 'não é preciso ter carro'] },
  wifi: {
    strong: (x) => `o Wi-Fi funciona bem ${x}`,
    weak: (x) => `o Wi-Fi é fraco ${x}`,
    speed: (speed) => `a velocidade da internet é de ${speed} Mbit/s`,
  },
  heating: {
    offAt: (x) => `o aquecimento desliga-se às ${x}`,
    type: (type) => `o aquecimento é ${type}`,
    temperature: (degrees) => `o aquecimento está a ${degrees} °C`,
  },
  pool: {
    heatingPrice: [(x) => `aquecer a piscina custa ${x}`, 'aquecer a piscina é gratuito'],
    isIndoor: ['a piscina é interior', 'a piscina é exterior'],
    isFenced: ['a piscina é vedada', 'a piscina não é vedada'],
    depth: (metres) => `a piscina tem ${metres} m de profundidade`,
    temperature: (degrees) => `a piscina é aquecida a ${degrees} °C`,
  },
  kitchen: { isEquipped: ['a cozinha está totalmente equipada', 'a cozinha não está totalmente equipada'] },
  hob: { type: (type) => `a placa de cozinha é ${type}` },
  coffeeMachine: { instead: (x) => `em vez disso há ${x}`, type: (type) => `a máquina de café é ${type}` },
  linen: {
    every: (x) => `a roupa de cama é mudada a intervalos de ${x}`,
    change: ['a roupa de cama é mudada durante a estadia', 'a roupa de cama não é mudada durante a estadia'],
  },
  towels: {
    every: (x) => `as toalhas são mudadas a intervalos de ${x}`,
    perPerson: (n) => `há ${oneOrMore(n, 'uma toalha', 'toalhas')} por pessoa`,
    bathPerPerson: (n) => `há ${oneOrMore(n, 'uma toalha de banho', 'toalhas de banho')} por pessoa`,
    handPerPerson: (n) => `há ${oneOrMore(n, 'uma toalha de mãos', 'toalhas de mãos')} por pessoa`,
    count: (count) => `há ${oneOrMore(count, 'uma toalha', 'toalhas')}`,
    change: ['as toalhas são mudadas durante a estadia', 'as toalhas não são mudadas durante a estadia'],
  },
  television: {
    count: (n) => (n === 1 ? 'há uma televisão' : `há ${n} televisões`),
    services: (services) => `a televisão tem ${services}`,
  },
  pets: {
    allowed: ['são permitidos animais de estimação', 'não são permitidos animais de estimação'],
    price: [
      (amount) => `o suplemento para animais de estimação é de ${amount}`,
      'os animais de estimação ficam gratuitamente',
    ],
    count: (count) => (count === 1 ? 'é permitido no máximo um animal' : `são permitidos no máximo ${count} animais`),
  },
  smoking: { allowed: ['é permitido fumar', 'não é permitido fumar'] },
  parties: { allowed: ['são permitidas festas', 'não são permitidas festas'] },
  visitors: { allowed: ['são permitidas visitas', 'não são permitidas visitas'] },
  quietHours: {
    from: (x) => `pedimos silêncio depois das ${x}`,
    hours: (start, end) =>
      `as horas de silêncio são ${isOne(start) ? 'da' : 'das'} ${start} ${isOne(end) ? 'à' : 'às'} ${end}`,
  },
  quiet: { isQuiet: ['a zona é sossegada', 'a zona pode ser barulhenta'] },
  shoes: { allowed: ['pode usar sapatos dentro de casa', 'pedimos que tire os sapatos dentro de casa'] },
  children: {
    allowed: ['as crianças são bem-vindas', 'o alojamento não é adequado para crianças'],
    price: [(amount) => `as crianças pagam ${amount}`, 'as crianças ficam gratuitamente'],
  },
  accessibility: {
    isAccessible: ['o alojamento é acessível em cadeira de rodas', 'o alojamento não é acessível em cadeira de rodas'],
    isStepFree: ['a entrada não tem degraus', 'a entrada tem degraus'],
    steps: (count) => `na entrada há ${oneOrMore(count, 'um degrau', 'degraus')}`,
  },
  floor: {
    number: (floor) => (floor === 0 ? 'o alojamento fica no rés-do-chão' : `o alojamento fica no ${floor}.º andar`),
  },
  stairs: { count: (count) => `há ${oneOrMore(count, 'um degrau', 'degraus')}` },
  rooms: {
    count: (count) => `o alojamento tem ${oneOrMore(count, 'uma divisão', 'divisões')}`,
    bedrooms: (count) => `o alojamento tem ${oneOrMore(count, 'um quarto', 'quartos')}`,
  },
  bathrooms: { count: (count) => `o alojamento tem ${oneOrMore(count, 'uma casa de banho', 'casas de banho')}` },
  beds: {
    count: (count) => `há ${oneOrMore(count, 'uma cama', 'camas')}`,
    double: (count) => `há ${oneOrMore(count, 'uma cama de casal', 'camas de casal')}`,
    single: (count) => `há ${oneOrMore(count, 'uma cama de solteiro', 'camas de solteiro')}`,
    sofa: (count) => `há ${oneOrMore(count, 'um sofá-cama', 'sofás-camas')}`,
    bunk: (count) => `há ${oneOrMore(count, 'um beliche', 'beliches')}`,
  },
  guests: { max: (count) => `o alojamento é para um máximo de ${oneOrMore(count, 'uma pessoa', 'pessoas')}` },
  extraGuests: {
    allowed: ['são possíveis hóspedes adicionais', 'não são possíveis hóspedes adicionais'],
    price: [(amount) => `cada hóspede adicional custa ${amount}`, 'os hóspedes adicionais não pagam'],
  },
  size: { area: (area) => `o alojamento tem ${area} metros quadrados` },
  deposit: {
    isReturnedAtCheckOut: ['a caução é devolvida no check-out', 'a caução não é devolvida no check-out'],
    amount: [(amount) => `a caução é de ${amount}`, 'não há caução'],
    methods: (methods) => `a caução é paga ${methods}`,
    refund: (days) => `a caução é devolvida no prazo de ${days}`,
  },
  touristTax: {
    amount: [(amount) => `a taxa turística é de ${amount}`, 'não há taxa turística'],
    maxNights: (count) => `a taxa turística é paga por um máximo de ${oneOrMore(count, 'uma noite', 'noites')}`,
    exemptAge: (age) => `as crianças com menos de ${age} anos não pagam a taxa turística`,
    methods: (methods) => `a taxa turística é paga ${methods}`,
  },
  price: { discount: [(amount) => `o desconto é de ${amount}`, 'não há desconto'] },
  payment: {
    methods: (methods) => `pode pagar ${methods}`,
    advance: [(amount) => `o adiantamento é de ${amount}`, 'não há adiantamento'],
  },
  invoice: {
    receipt: ['podemos passar um recibo', 'não passamos recibos'],
    available: ['pode ter uma fatura', 'não emitimos faturas'],
  },
  documents: {
    needed: ['precisamos de um documento de identidade de cada hóspede', 'não é preciso um documento de identidade'],
  },
  cancellation: {
    isFree: ['o cancelamento é gratuito', 'o cancelamento não é reembolsado'],
    freeUntil: (days) => `o cancelamento é gratuito até ${days} antes da chegada`,
    fee: [(amount) => `o cancelamento custa ${amount}`, 'o cancelamento é gratuito'],
  },
  minStay: { nights: (count) => `a estadia mínima é de ${oneOrMore(count, 'uma noite', 'noites')}` },
  rubbish: {
    collected: ['o lixo é recolhido', 'o lixo não é recolhido'],
    organic: ['o lixo orgânico é recolhido', 'o lixo orgânico não é recolhido'],
    plastic: ['o plástico é recolhido', 'o plástico não é recolhido'],
    paper: ['o papel é recolhido', 'o papel não é recolhido'],
    glass: ['o vidro é recolhido', 'o vidro não é recolhido'],
    general: ['o lixo indiferenciado é recolhido', 'o lixo indiferenciado não é recolhido'],
    isSorted: ['pedimos que separe o lixo', 'não é preciso separar o lixo'],
    where: (place) => `os contentores do lixo estão ${place}`,
  },
  water: {
    isDrinkable: ['a água da torneira é potável', 'a água da torneira não é potável'],
    isHot: ['há água quente', 'não há água quente'],
  },
  power: { voltage: (volts) => `a voltagem é de ${volts} V` },
  cleaning: {
    fee: [(amount) => `a limpeza final custa ${amount}`, 'a limpeza final é gratuita'],
    during: ['o alojamento é limpo durante a estadia', 'o alojamento não é limpo durante a estadia'],
  },
  view: {
    of: (what) => `o alojamento tem vista para ${what}`,
    exists: ['o alojamento tem uma bela vista', 'o alojamento não tem vista'],
  },
  garden: { isFenced: ['o jardim é vedado', 'o jardim não é vedado'] },
  mosquitoes: { nets: ['há mosquiteiros', 'não há mosquiteiros'] },
  contact: {
    phone: (number) => `pode contactar-nos pelo ${number}`,
    isOnSite: ['vivemos no local', 'não vivemos no local'],
  },
  links: {
    booking: (link) => `esta é a nossa página no Booking.com: ${link}`,
    airbnb: (link) => `esta é a nossa página no Airbnb: ${link}`,
  },
  beachTowels: { count: (n) => `há ${oneOrMore(n, 'uma toalha de praia', 'toalhas de praia')}` },
  taxi: { fromAirport: [(x) => `um táxi do aeroporto custa cerca de ${x}`, 'o táxi do aeroporto é gratuito'] },
  bicycles: {
    count: (n) => (n === 1 ? 'há uma bicicleta' : `há ${n} bicicletas`),
    storage: (x) => `as bicicletas podem ficar ${x}`,
  },
  skiBus: {
    every: (x) => `o autocarro de esqui passa de ${x} em ${x}`,
    isFree: ['o autocarro de esqui é gratuito', 'o autocarro de esqui é pago'],
  },
}
