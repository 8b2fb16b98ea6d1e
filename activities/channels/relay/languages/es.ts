import { type Frame, listed } from './frame.ts'

export const spanish: Frame = {
  begins: listed(`
    Tu huésped escribe: | Su huésped escribe: | El huésped escribe: | El viajero escribe: | Tu viajero escribe: | El cliente escribe:
    Un huésped te ha enviado un mensaje | Un huésped le ha enviado un mensaje | Un cliente le ha enviado un mensaje
    Has recibido un mensaje de {name} | Has recibido un nuevo mensaje de {name} | Ha recibido un nuevo mensaje de {name} | Mensaje del viajero
    Mensaje del huésped | Mensaje del cliente | {name} te ha escrito
    {name} escribió: | {name} ha escrito: | {name} escribe: | {name} dijo: | {name} ha dicho: | {name} dice: | {name} te ha escrito: | {name} pregunta:
    {name} ha respondido: | El huésped {name} escribió: | El cliente {name} ha escrito: | Mensaje de {name}: | Nuevo mensaje de {name}: | Respuesta de {name}:
    Consulta de {name}: | Solicitud de {name}: | Pregunta de {name}: | Mensaje del huésped {name}: | {name} te ha enviado un mensaje | {name} te envió un mensaje
    {name} le ha enviado un mensaje | {name} ha enviado un mensaje | {name} ha respondido a tu mensaje | {name} ha contestado a tu mensaje
    Tienes un nuevo mensaje de {name} | Tiene un nuevo mensaje de {name} | Mensaje del huésped: | Mensaje del viajero: | Mensaje del cliente:
    Mensaje de tu huésped: | El huésped escribió: | Más información
  `),
  ends: listed(`
    Responder a esta consulta | Responder a esta solicitud | Aceptar o rechazar esta solicitud | Preaprobar o rechazar | Escribir un mensaje
    Envía un mensaje a {name} | Enviar mensaje a {name} | Ir a la bandeja de entrada | Ir a mi panel | Pago del viajero | Detalles del pago
    Detalles del precio | El contenido anterior se ha traducido automáticamente | El contenido anterior ha sido traducido automáticamente
    Responder | Responder ahora | Contestar | Responder a {name} | Responder al cliente | Responder al huésped | Responder al mensaje | Responder a este mensaje
    Responder a la consulta | Responder a la solicitud | Responder en Partner Central | Responder en Airbnb | Ver mensaje | Ver el mensaje | Ver conversación
    Ver la conversación | Aceptar | Rechazar | Aceptar o rechazar | Preaprobar
    Detalles de la reserva | Detalles de la reservación | Datos de la reserva | Información de la reserva | Resumen de la reserva | Detalles de la estancia
    Detalles de la consulta | Detalles del viaje | Mensajes anteriores | También puedes responder directamente a este correo
    También puedes responder directamente a este correo electrónico | Puedes responder directamente a este correo | Puedes responder a este correo
    Puedes responder directamente a este e-mail | Traducido automáticamente | Traducción automática
  `),
  amid: listed(`
    Traducción automática. Este es el mensaje original: | Traducido automáticamente. Este es el mensaje original:
    Traducido automáticamente. Mensaje original: | Traducción automática. Mensaje original:
    Traducido automáticamente. A continuación, el mensaje original: | Mensaje original:
  `),
  hosts: listed('Anfitrión | Anfitriona | Coanfitrión | Coanfitriona'),
  tells: listed('tu huésped {name} | su huésped {name} | tu cliente {name}'),
  others: listed(`
    No tienes que hacer nada más. El pago se te enviará después de la llegada | No tienes que hacer nada más
    Tienes una nueva consulta | Tienes una nueva reserva | Tienes una nueva solicitud
    Responde a la consulta de {name} | Responde a la solicitud de {name} | Responde a la pregunta de {name} | Responde a la solicitud de reserva de {name}
    Hola, {name} está interesado en su propiedad | Hola, {name} está interesado en su alojamiento | {name} está interesado en tu alojamiento
    Recuerda: Airbnb nunca te pedirá que transfieras dinero | Identidad verificada
    Por tu seguridad y protección, comunícate siempre a través de Airbnb | Para tu seguridad, comunícate siempre a través de Airbnb
    Por tu seguridad, comunícate siempre a través de Airbnb | Descarga la app de Airbnb | Actualiza tus preferencias de correo
    Has recibido un nuevo mensaje de un cliente | Has recibido un nuevo mensaje de un huésped | Tienes un nuevo mensaje de un huésped
    Tienes un nuevo mensaje de un cliente | Modificar tus preferencias | Cambiar tus preferencias | Responde a la consulta de {name}
    Responder a la consulta de {name} | A {name} le interesa tu propiedad | {name} está interesado en tu propiedad
    {name} está interesada en tu propiedad | Consulta de | Disponible después de reservar | Estamos aquí para ayudarte
    ¡Nueva reserva confirmada! {name} llega | Este correo electrónico lo ha enviado Booking.com
    Por favor, escribe tu respuesta por encima de esta línea
    Nuevo mensaje de tu huésped | Nuevo mensaje del huésped
    Gestionar mi reserva | Gestionar reserva
    {name} ha cancelado la reserva | {name} ha cancelado su reserva | {name} canceló la reserva | La reserva ha sido cancelada | {name} quiere modificar su reserva | {name} quiere cambiar su reserva
    Huésped | Viajero | Viajera | Cliente | Anfitrión | Persona que ha reservado | Mensaje | Nuevo mensaje | Nueva consulta | Consulta | Solicitud de reserva
    Nueva reserva | Nuevo mensaje de {name} | Nuevo mensaje de un huésped | Tienes un nuevo mensaje | Tienes un nuevo mensaje de {name}
    Hemos recibido este mensaje de {name} | Escribe tu respuesta por encima de esta línea | Escriba su respuesta por encima de esta línea
    Consulta de {name} | Reserva inmediata de {name} | Tu reserva está confirmada | Reserva confirmada | Confirmación de la reserva | Cancelación
    {name} quiere reservar tu alojamiento | {name} te ha enviado una solicitud de reserva | Enviar un mensaje a {name} | Enviar un mensaje
    Descargar la app | Descarga la app | Ayuda | Centro de ayuda | Contacto | Atención al cliente | Privacidad | Política de privacidad | Términos
    Términos y condiciones | Cancelar suscripción | Darse de baja | Todos los derechos reservados | ¿Lo sabías? | Mensaje original | Ver original
    Para tu protección y seguridad, comunícate siempre a través de Airbnb | Ver reserva | Ver la reserva | Este correo ha sido enviado por {platform}
    Este e-mail ha sido enviado por {platform} | {platform} te ha enviado este e-mail | El equipo de {platform} | Alojamiento entero | Habitación privada
  `),
  labels: {
    name: listed(`
      Nombre huésped | Nombre viajero | Titular | Nombre del huésped | Nombre del cliente | Nombre del viajero | Nombre | Nombre y apellidos | Huésped | Viajero | Cliente | Huésped principal
      Reservado por | Persona que ha reservado
    `),
    firstName: listed(`Nombre de pila`),
    lastName: listed(
      `Apellidos | Apellido | Apellidos del huésped | Apellido del huésped | Apellidos del cliente | Apellido del cliente | Apellidos del viajero`,
    ),
    code: listed(`
      Código de confirmación | Referencia de la reserva | Número de confirmación | Código de reserva | Código de la reserva | Número de reserva | Número de la reserva | N.º de reserva
      Nº de reserva | Nº reserva | N° de reserva | ID de reserva | ID de la reserva | Id. de reserva | Id. de la reserva | Reserva | Localizador | Referencia | Número de itinerario | Itinerario
      Código de reservación
    `),
    number: listed(
      'ID del alojamiento | Unidad | Habitaciones | Total de habitaciones | Número de habitaciones | Noches | Número de noches | Duración de la estancia | PIN | Habitación(es) | ID externo | Identificador externo | Referencia externa',
    ),
    checkIn: listed(
      'Llegada | Entrada | Check-in | Fecha de llegada | Fecha de entrada | Día de llegada | Registro de entrada | Desde',
    ),
    checkOut: listed('Salida | Check-out | Checkout | Fecha de salida | Día de salida | Registro de salida | Hasta'),
    dates: listed(
      'Fechas | Fecha | Estancia | Fechas de la estancia | Periodo | Período | Fechas del viaje | Fechas de viaje | Fechas de la reserva',
    ),
    guests: listed(
      'Huéspedes totales | Número total de huéspedes | Total de personas | Número de clientes | Total de clientes | Total de viajeros | Huéspedes | Huésped(es) | Viajeros | Número de huéspedes | Número de viajeros | Total de huéspedes | Personas | Número de personas | Clientes | Ocupación',
    ),
    adults: listed('Adultos | Número de adultos'),
    children: listed('Niños | Menores | Número de niños'),
    price: listed(
      'Total | Total (EUR) | Precio total | Precio | Importe | Importe total | Cobro | Ganas | Pago total | Ingresos',
    ),
    title: listed(`
      Anuncio | Alojamiento | Nombre del alojamiento | Propiedad | Establecimiento | Apartamento | Casa | Hotel | Nombre del hotel
      Nombre del establecimiento | Nombre de la propiedad | Nombre del anuncio | Vivienda | Nombre de la vivienda | Inmueble
    `),
    room: listed(
      'Tipo de habitación | Habitación | Tipo de alojamiento | Tipo de propiedad | Tipo de establecimiento | Categoría de habitación | Nombre de la habitación | Tipo de unidad',
    ),
    phone: listed('Teléfono | Número de teléfono | Teléfono del viajero | Móvil'),
  },
  subjects: listed(`
    Nueva reserva de {name} | Nueva reserva: {name} | Reserva cancelada: {name} | Reserva confirmada: {name} llega
    Hemos recibido este mensaje de parte de {name} | Mensaje de parte de {name} | Mensaje de {name} sobre {listing}
    Reserva en {listing} | Reserva para {listing} | Reserva de {listing} | Reserva: {listing} | Reservación para {listing} | Reservación en {listing}
    Solicitud de reserva para {listing} | Solicitud de reserva en {listing} | Solicitud de reserva: {listing} | Solicitud para {listing} | Pendiente: solicitud de reserva para {listing}
    Consulta sobre {listing} | Consulta para {listing} | Pregunta sobre {listing} | Hemos recibido este mensaje de {name} | Mensaje de {name} | Nuevo mensaje de {name}
    Tienes un nuevo mensaje de {name} | Mensaje del huésped de {platform} {name} | Mensaje del cliente de {platform} {name} | Mensaje del huésped {name}
    Respuesta del huésped de {platform} {name} | Respuesta de {name} | Consulta de {name} | Solicitud de reserva de {name} | Solicitud de {name}
    Reserva inmediata de {name} | Reserva instantánea de {name} | {name} te ha enviado un mensaje | {name} ha respondido a tu mensaje
    {platform}: {name} ha respondido a tu mensaje | {platform}: {name} te ha enviado un mensaje | Reserva confirmada: {name} llega | Reserva confirmada - {name} llega
    Reservación confirmada: {name} llega | {name} llega | {name} quiere modificar | {name} quiere cambiar | Escribe una evaluación sobre {name}
    Escribe una reseña sobre {name} | {name} te ha escrito sobre {listing}
  `),
  notices: listed(`
    reserva confirmada | reservacion confirmada | reserva cancelada | reservacion cancelada | reserva modificada | reservacion modificada | confirmacion de reserva
    confirmacion de la reserva | cancelada: | cancelacion | nueva reserva | nueva reservacion | reserva inmediata | reserva instantanea | modificar su reserva
    cambiar su reserva | solicitud de cambio | modificacion de la reserva | pago | cobro | factura | escribe una evaluacion | escribe una resena | te ha dejado una
    recordatorio | llega manana | llega hoy | extracto | peticion especial
  `),
  wrote: listed('mensaje | pregunta | solicitud | consulta | ha respondido | ha escrito'),
}
