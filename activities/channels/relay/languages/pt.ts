import { type Frame, listed } from './frame.ts'

export const portuguese: Frame = {
  begins: listed(`
    O seu hóspede escreve: | Seu hóspede escreveu: | O viajante escreve: | O hóspede escreve: | Seu hóspede escreve:
    Um hóspede enviou-lhe uma mensagem | Um hóspede enviou uma mensagem | Um hóspede enviou uma mensagem para você
    Recebeu uma mensagem de {name} | Recebeu uma nova mensagem de {name} | Você recebeu uma nova mensagem de {name}
    Você recebeu uma mensagem de {name} | Mensagem do viajante | Mensagem do hóspede | Mensagem do cliente | {name} escreveu-lhe
    {name} escreveu para você
    {name} escreveu: | {name} disse: | {name} escreve: | {name} diz: | {name} escreveu-lhe: | {name} perguntou: | {name} respondeu: | O hóspede {name} escreveu:
    Mensagem de {name}: | Nova mensagem de {name}: | Resposta de {name}: | Consulta de {name}: | Pedido de {name}: | Pergunta de {name}: | Mensagem do hóspede {name}:
    {name} enviou-lhe uma mensagem | {name} enviou uma mensagem | {name} lhe enviou uma mensagem | {name} mandou uma mensagem | {name} respondeu à sua mensagem
    Tem uma nova mensagem de {name} | Você tem uma nova mensagem de {name} | Mensagem do hóspede: | Mensagem do viajante: | Mensagem do cliente: | O hóspede escreveu:
    Mais informações
  `),
  ends: listed(`
    Responder a esta consulta | Responder a este pedido | Responda a esta consulta | Aceitar ou recusar este pedido | Pré-aprovar ou recusar
    Escrever uma mensagem | Envie uma mensagem a {name} | Envie uma mensagem para {name} | Enviar uma mensagem a {name}
    Ir para a caixa de entrada | Ir para o meu painel | Pagamento do viajante | Detalhes do pagamento | Detalhes do preço
    O conteúdo acima foi traduzido automaticamente
    Responder | Responder agora | Responder a {name} | Responder ao hóspede | Responder à mensagem | Responder a esta mensagem | Responder ao pedido | Responder à consulta
    Responder no Partner Central | Responder na Airbnb | Ver mensagem | Ver a mensagem | Ver conversa | Ver a conversa | Aceitar | Recusar | Aceitar ou recusar | Pré-aprovar
    Detalhes da reserva | Dados da reserva | Informações da reserva | Resumo da reserva | Detalhes da estadia | Detalhes da viagem | Detalhes do pedido | Mensagens anteriores
    Também pode responder diretamente a este e-mail | Você também pode responder diretamente a este e-mail | Pode responder diretamente a este e-mail
    Você pode responder diretamente a este e-mail | Pode responder a este e-mail
    Traduzido automaticamente | Tradução automática
  `),
  amid: listed(`
    Tradução automática. Esta é a mensagem original: | Traduzido automaticamente. Esta é a mensagem original:
    Traduzido automaticamente. Mensagem original: | Tradução automática. Mensagem original: | Traduzido automaticamente. Segue a mensagem original:
    Mensagem original:
  `),
  hosts: listed('Anfitrião | Anfitriã | Coanfitrião | Coanfitriã'),
  tells: listed('seu hóspede {name} | sua hóspede {name} | teu hóspede {name}'),
  others: listed(`
    Não precisa de fazer mais nada. O pagamento será enviado após o check-in | Não precisa de fazer mais nada | Você não precisa fazer mais nada
    Tem uma nova reserva | Tem um novo pedido | Você tem uma nova reserva
    Responda ao pedido de {name} | Responda à pergunta de {name} | Responda ao pedido de reserva de {name} | Responda ao pedido de informações de {name}
    Olá, {name} tem interesse no seu imóvel | Olá, {name} está interessado no seu imóvel | {name} tem interesse no seu imóvel | Disponível após a reserva
    Lembre-se: o Airbnb nunca pedirá que você transfira dinheiro | Lembre-se: a Airbnb nunca lhe pedirá para transferir dinheiro | Saiba mais
    Saber mais | Identidade verificada | Para sua proteção e segurança, comunique-se sempre pelo Airbnb
    Para a sua proteção e segurança, comunique sempre através da Airbnb | Para sua segurança, comunique-se sempre pelo Airbnb
    Para sua segurança, comunique sempre através da Airbnb | Baixe o aplicativo do Airbnb | Descarregue a aplicação da Airbnb
    Atualize suas preferências de e-mail | Atualize as suas preferências de e-mail | Recebeu uma nova mensagem de um hóspede
    Você recebeu uma nova mensagem de um hóspede | Tem uma nova mensagem de um hóspede | Alterar as suas preferências | Altere suas preferências
    Responda à consulta de {name} | Responder à consulta de {name} | {name} está interessado na sua propriedade
    {name} está interessada na sua propriedade | Consulta de | Disponível após a reserva | Nova reserva confirmada! {name} chega
    Escreva a sua resposta acima desta linha
    Nova mensagem do seu hóspede | Nova mensagem do hóspede
    Gerir a minha reserva | Gerenciar a minha reserva | Gerir reserva
    {name} cancelou a reserva | {name} cancelou a sua reserva | A reserva foi cancelada | {name} quer alterar a reserva | {name} quer alterar a sua reserva
    Hóspede | Viajante | Cliente | Anfitrião | Pessoa que reservou | Mensagem | Nova mensagem | Nova consulta | Consulta | Novo pedido | Pedido de reserva | Nova reserva
    Nova mensagem de {name} | Nova mensagem de um hóspede | Tem uma nova mensagem | Você tem uma nova mensagem | Recebemos esta mensagem de {name}
    Escreva a sua resposta acima desta linha | Digite sua resposta acima desta linha | Consulta de {name} | Reserva instantânea de {name} | A sua reserva está confirmada
    Sua reserva está confirmada | Reserva confirmada | Confirmação da reserva | Cancelamento | {name} quer reservar o seu alojamento | {name} quer reservar sua acomodação
    Enviar mensagem a {name} | Enviar mensagem | Descarregar a aplicação | Baixe o aplicativo | Ajuda | Centro de ajuda | Central de ajuda | Contacto | Contato
    Apoio ao cliente | Privacidade | Política de privacidade | Termos | Termos e condições | Anular subscrição | Cancelar inscrição | Cancelar subscrição
    Todos os direitos reservados | Sabia que? | Mensagem original | Ver original | Para sua proteção e segurança, comunique sempre através da Airbnb
    Para sua proteção e segurança, sempre se comunique pelo Airbnb | Ver reserva | Este e-mail foi enviado por {platform} | Este e-mail foi enviado pela {platform}
    A equipa da {platform} | A equipe da {platform} | Alojamento inteiro | Espaço inteiro | Quarto privado
  `),
  labels: {
    name: listed(
      'Nome hóspede | Titular | Nome do hóspede | Nome do viajante | Nome do cliente | Nome | Nome completo | Hóspede | Hóspede principal | Viajante | Cliente | Reservado por | Pessoa que reservou',
    ),
    firstName: listed(`Nome próprio | Primeiro nome`),
    lastName: listed(
      `Apelido | Sobrenome | Apelido do cliente | Sobrenome do cliente | Sobrenome do hóspede | Apelido do hóspede`,
    ),
    code: listed(`
      Código de confirmação | Número de confirmação | Código da reserva | Código de reserva | Número da reserva | Número de reserva | N.º da reserva | Nº da reserva
      N.º de reserva | ID da reserva | ID de reserva | Reserva | Referência | Referência da reserva | Número do itinerário | Itinerário
    `),
    number: listed(
      'ID do imóvel | Unidade | Quartos | Quarto(s) | Total de quartos | Número de quartos | Noites | Número de noites | Duração da estadia | PIN | ID externo | ID externa | Identificador externo | Referência externa',
    ),
    checkIn: listed(
      'Check-in | Chegada | Entrada | Data de chegada | Data de check-in | Data de entrada | Dia de chegada',
    ),
    checkOut: listed(
      'Check-out | Checkout | Partida | Saída | Data de partida | Data de saída | Data de check-out | Dia de saída',
    ),
    dates: listed('Datas | Data | Estadia | Datas da estadia | Período | Datas da viagem | Datas da reserva'),
    guests: listed(
      'Número total de hóspedes | Total de pessoas | Total de clientes | Total de viajantes | Hóspedes | Hóspede(s) | Viajantes | Número de hóspedes | Número de viajantes | Total de hóspedes | Pessoas | Número de pessoas | Ocupação',
    ),
    adults: listed('Adultos | Número de adultos'),
    children: listed('Crianças | Número de crianças'),
    price: listed(
      'Total | Total (EUR) | Preço total | Preço | Valor | Valor total | Pagamento | Você ganha | Ganhos | Montante',
    ),
    title: listed(`
      Anúncio | Alojamento | Acomodação | Propriedade | Nome da propriedade | Nome do alojamento | Imóvel | Apartamento | Casa | Estabelecimento
      Hotel | Nome do hotel | Nome do estabelecimento | Nome da acomodação | Nome do anúncio | Nome do imóvel | Casa de férias | Hospedagem
    `),
    room: listed(
      'Tipo de quarto | Tipo de acomodação | Tipo de alojamento | Tipo de propriedade | Tipo de imóvel | Nome do quarto | Quarto | Categoria do quarto',
    ),
    phone: listed('Telefone | Número de telefone | Telemóvel | Telefone do viajante'),
  },
  subjects: listed(`
    Nova reserva de {name} | Nova reserva: {name} | Reserva cancelada: {name} | Reserva confirmada: {name} chega
    Recebemos esta mensagem da parte de {name} | Mensagem da parte de {name} | Mensagem de {name} sobre {listing}
    Reserva para {listing} | Reserva em {listing} | Reserva de {listing} | Reserva: {listing} | Pedido de reserva para {listing} | Pedido de reserva em {listing}
    Solicitação de reserva para {listing} | Consulta sobre {listing} | Consulta para {listing} | Pergunta sobre {listing} | Pendente: pedido de reserva para {listing}
    Recebemos esta mensagem de {name} | Mensagem de {name} | Nova mensagem de {name} | Tem uma nova mensagem de {name} | Você tem uma nova mensagem de {name}
    Mensagem do hóspede da {platform} {name} | Resposta do hóspede da {platform} {name} | Mensagem do hóspede {name} | Resposta de {name} | Consulta de {name}
    Pedido de reserva de {name} | Pedido de {name} | Reserva instantânea de {name} | Reserva imediata de {name} | {name} enviou-lhe uma mensagem | {name} enviou uma mensagem
    {name} respondeu à sua mensagem | {platform}: {name} respondeu à sua mensagem | {platform}: {name} enviou-lhe uma mensagem | Reserva confirmada: {name} chega
    Reserva confirmada - {name} chega | Lembrete: {name} chega | {name} chega | {name} quer alterar | Escreva uma avaliação para {name} | Avalie {name}
  `),
  notices: listed(`
    reserva confirmada | reserva cancelada | reserva alterada | reserva modificada | confirmacao da reserva | confirmacao de reserva | cancelada: | cancelamento | nova reserva
    reserva instantanea | alterar a reserva | pedido de alteracao | alteracao da reserva | pagamento | fatura | factura | escreva uma avaliacao | avalie | deixou uma avaliacao
    lembrete | chega amanha | chega hoje | extrato | pedido especial
  `),
  wrote: listed('mensagem | pergunta | pedido de reserva | consulta | respondeu | escreveu'),
}
