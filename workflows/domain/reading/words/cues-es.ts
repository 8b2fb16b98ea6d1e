import type { Cues } from './cues.ts'

export const cuesEs: Cues = {
  enter:
    'coger las llaves, recoger las llaves, llegar, llegamos, llega, llegan, llegue, llegara, llegaremos, aterriza*, llego, llegada*, llegaremos, entrar, entrada, check-in, venir, acceder',
  leave:
    'quedarnos el ultimo, ultimo dia, check-out, salir, salida*, salimos, dejar (?:el piso|la casa|el apartamento|la habitacion|el alojamiento|las llaves), irnos, marcharnos, abandonar, quedarnos hasta',
  comes:
    'listo, lista, ir, estar ahi, estar alli, aterriza*, dan las llaves, tener el piso, tener la casa, las llaves, presentarnos, aparecer, disponible, venir',
  stays: 'quedar, quedarnos, quedarse, tener el piso, tener la habitacion, estar hasta, dejar, irnos, marchar, salir',
  early: 'antes, temprano, mas temprano, mas pronto, pronto, anticipad*, adelantar',
  late: 'late, tarde, mas tarde, tardia, tardio, despues de medianoche, de madrugada',
  when: 'a que hora, que hora, cuando, hora, horas, horario*, desde que hora, hasta que hora, a partir de que hora',
  aspects: {
    heated: 'climatizada, calentada, calefactada, caliente, templada',
    cost: 'cuanto cuesta, de cuanto es, a cuanto asciende, cuesta, cuestan, coste, precio, gratis, gratuit*, pagar, de pago, suplemento*, tarifa, cargo, extra, caro, cuanto es, vale, cuanto vale, recargo',
    included: 'incluid*, incluye*, llevar, traer, proporcion*, hay que llevar, disponib*',
    where: 'algun sitio, alguna parte, algun lado, algun lugar, donde, en que sitio, donde esta, donde estan',
    hours:
      'cada cuantos dias, cada cuanto, que dia, en que dia, que dias, en que dias, cuantas veces, con que frecuencia, a que hora, que hora, horario*, abre, abiert*, cierra, cerrad*, cuando, todo el ano, temporada, hasta que hora, horas',
    far: 'a que distancia, distancia, lejos, cerca, cercan*, mas cercan*, a cuanto, cuanto se tarda, cuanto tiempo, cuanto hay hasta, andando, a pie, minutos',
    count: 'cuantas, cuantos, numero de',
    private: 'privad*, compartid*, exclusiv*, comunitari*, solo para nosotros',
    indoor: 'interior, exterior, cubierta, aire libre',
    fenced: 'vallad*, cercad*',
    covered: 'cubiert*, techad*',
    speed: 'rapid*, velocidad, fibra, megas, mbps',
    reserve: 'reservar*, reserva previa',
    methods: 'como se paga, como pagar, tarjeta, efectivo, transferencia',
    size: 'metros cuadrados, grande, tamano',
  },
  negation: 'no, ni, sin, ningun*, nunca, tampoco, lamentablemente, prohibid*, nada, excluid*, jamas, desgraciadamente',
  asks: 'es verdad que, es cierto que, solo para confirmar, para confirmar, estaria bien, seria perfecto, seria ideal, vendria bien, saber, quisiera*, quisieramos, podri*, puedo, podemos, se puede, gustaria, necesit*, por favor, es posible, seria posible, quer*, confirmar, confirmarme, decirme, decirnos, tienen, teneis, tiene, tienes, hay, queria, queriamos, pregunta*, duda, me dices, me podeis, hace falta, haria falta',
  opens:
    'donde, cuando, como, cuant*, cual*, que, hay, tienen, tiene, teneis, tienes, puedo, podemos, se puede, se admiten, es posible, a que, en que, hasta, desde, admiten, aceptan, aceptais, admitis, incluye, esta, estan, es, son, existe, podria*, seria, disponen, cuenta, sirven, ofrecen, a partir, necesitamos, quien, cobran, cobrais',
  confirms:
    'verdad, correcto, cierto, no es asi, entonces, entiendo que, he leido que, hemos leido, entendemos que, es correcto, es asi, confirma*, asi que, no, si no me equivoco',
  joins:
    'y tambien, ademas, por otro lado, otra pregunta, otra cosa, tambien, y ademas, y hay, y tiene, y donde, y como, y cuanto, y se puede, y podemos, y a que, asimismo',
  changes:
    'al final, por cierto, en realidad, ahora somos, retras*, cambi*, un dia mas tarde, un dia antes, se une, se unen, traemos tambien, traeremos, somos ahora, en lugar de, vendra tambien, seremos',
  thanks:
    'gracias, muchas, mil, muchisimas, perfecto, perfecta, genial, vale, de, acuerdo, entendido, estupendo, muy, bien, ok, okay, hasta, pronto, luego, manana, el, la, los, las, lo, viernes, sabado, domingo, lunes, martes, miercoles, jueves, nos, vemos, adios, buen, buena, buenos, buenas, dia, dias, tarde, tardes, noche, noches, fin, semana, todo, claro, por, su, tu, vuestra, vuestro, respuesta, respuestas, rapida, rapidez, tan, rapido, informacion, info, ayuda, amable, amabilidad, hospitalidad, atencion, estancia, ha, sido, hemos, estado, fue, un, una, placer, maravillos*, encantad*, fantastic*, estupend*, excelente, increible, piso, casa, apartamento, me, queda, recibido, saludos, saludo, cordial, hola, estimad*, anna, ganas, muchas, tenemos, estamos, deseando, llegar, y, que, a, en, con, si, ningun, problema, igualmente, abrazo, te, le, os, esta, es, super, desde, ya, vosotros, usted, ustedes, anfitriona, perfectamente',
  neutral:
    'cambian, cambiais, cambia, recogen, pasan, apaga, enciende, apagan, encienden, ponen, poneis, tira, tirar, ropa, loft, chalet, abuelos, ultimo, madre, padre, padres, marido, mujer, hijo, hija, amig*, hermano, hermana, vuelo, avion, aterriza*, ano, anos, mes, meses, edad, kg, kilos, pesa, raza, funciona, empieza, termina, vale, problema, proxim*, sirven, sirve, dan, den, deja*, algo, algun*, sitio, lugar, otro, otra, poder, dispone*, ofrec*, incluid*, incluye*, confirmar, ademas, entonces, admit*, permit*, acept*, bienvenid*, enviar, tenemos, debemos, hasta, llevarnos, exact*, utilizar, usar, uso, dejar, dejarl*, guardar, poner, llevar, traer, alojamiento, edificio, estudio, villa, vivienda, casa, piso, habitacion, cuarto, propio, propia, nuestr*, pequen*, dos, tres, cuatro, cinco, seis, personas, persona, adultos, euros, euro, noche, noches, dia, dias, por, cada, minutos, metros, km, cerca, zona, alrededores, dormir, comer, comprar, alquilar, ir, vamos, iremos, viajamos, somos, seremos, leido, visto, anuncio, descripcion, realmente, verdad, algun*, alguno, cualquier, mas, solo, solamente, despues, antes, durante, dentro, fuera, siempre, haria, falta, equipad*, dispon*, vehiculo, coche, coches, acceso, llaman, esta, este, esos, tan, tambien, mismo, posible, posibilidad, tengo, mi, se, pagar, paga, hacer, recibir, encontrar, caben, pueden, podriamos, pasa, tarda, tardan, cabe, desde, quedarnos, alojarnos, recoge, cargar, recargar, sobre, aproximadamente, mas o menos, adecuada, adecuado, funcionan, llega, llegan, va bien, encuentra, encontramos, teneis, dais, hace falta, exactamente, lleva, llevan, electrico, cabana, casita',
}
