import type { Cues } from './cues.ts'

export const cuesPt: Cues = {
  enter:
    'ter acesso, levantar as chaves, chegar, chegamos, chega, chegam, chegarmos, aterra, chego, chegada*, chegaremos, entrar, entrada, check-in, aceder, vir',
  leave:
    'ultimo dia, check-out, sair, saida*, saimos, deixar (?:o apartamento|a casa|o estudio|o quarto|o alojamento|as chaves), partir, partida, ir embora, ficar ate',
  comes:
    'pronto, pronta, ir, estar ai, chegar, aterrar, entregam, ter o quarto, ter a casa, ter o apartamento, as chaves, aparecer, vir, pousa, aterra',
  stays: 'ficar, permanecer, manter o quarto, sair, usar o quarto, deixar',
  early: 'mais cedo, cedo, antes, antecipad*, adiantad*',
  late: 'late, mais tarde, tarde, tardi*, depois da meia-noite, de madrugada',
  when: 'a que horas, que horas, quando, hora, horas, horario*, a partir de que horas, ate que horas, desde quando',
  aspects: {
    heated: 'aquecida, aquecido, aquecidas, quente, climatizada',
    cost: 'quanto custa, custa, custam, custo, preco, gratis, gratuit*, pagar, pago, paga, a pagar, suplemento, taxa, extra, caro, quanto e, de quanto e, de quanto sao, a parte, paga-se a parte',
    included: 'incluid*, inclui, incluem, trazer, levar, fornecid*, temos de levar, precisamos de levar, no preco',
    where: 'algum sitio, algum lado, algum lugar, alguma parte, onde, onde fica, onde ficam, onde e',
    hours:
      'de quanto em quanto, de quantos em quantos dias, de quantos em quantos, que dia, em que dia, em que dias, quantas vezes, com que frequencia, a que horas, que horas, horario*, abre, abert*, fecha, fechad*, quando, todo o ano, epoca, ate que horas, horas',
    far: 'a que distancia, distancia, longe, perto, proxim*, mais proxim*, (?<!em )quanto tempo, a pe, minutos',
    count: 'quantas, quantos, numero de',
    private: 'privad*, privativ*, partilhad*, compartilhad*, exclusiv*, comum, so para nos',
    indoor: 'interior, exterior, coberta, ar livre',
    fenced: 'vedad*, cercad*',
    covered: 'cobert*',
    speed: 'rapid*, velocidade, fibra, mbps',
    reserve: 'reservar*, reserva previa',
    methods: 'como se paga, como pagar, cartao, dinheiro, transferencia',
    size: 'metros quadrados, grande, tamanho',
  },
  negation: 'nao, nem, sem, nenhum*, nunca, infelizmente, proibid*, nada, tampouco, jamais, excluid*, lamentavelmente',
  asks: 'e verdade que, e certo que, so para confirmar, para confirmar, confirmam que, seria otimo, seria bom, seria ideal, dava jeito, saber, gostari*, poderi*, podemos, posso, pode, podem, precis*, por favor, e possivel, seria possivel, queri*, quero, queremos, confirmar, dizer-me, dizer-nos, tem, teem, ha, duvida, pergunta*, sera que, da para, e permitido, existe',
  opens:
    'onde, quando, como, quant*, qual*, que, ha, tem, teem, posso, podemos, pode, podem, e possivel, a que, ate, a partir, em que, aceitam, aceita, inclui, esta, estao, e, sao, existe, poderi*, seria, precisamos, preciso, o que, quem, temos, devemos, e permitido, da para, sera, cobram, servem, oferecem, dispoem',
  confirms:
    'certo, correto, verdade, nao e, entao, percebi que, li que, lemos que, entendi que, e assim, confirma*, confirmam, portanto, ne, estou a perceber, se bem percebi, pois',
  joins:
    'e tambem, alem disso, outra pergunta, outra coisa, e ainda, tambem, e ha, e tem, e onde, e como, e quanto, e podemos, e a que, bem como, e temos, e e possivel, e posso',
  changes:
    'afinal, a proposito, na verdade, agora somos, atras*, mud*, um dia mais tarde, um dia antes, junta-se, juntam-se, trazemos tambem, vamos trazer, em vez de, vem tambem, seremos',
  thanks:
    'obrigad*, tudo, esclarecid*, claro, muito, muitissimo, mil, perfeito, perfeita, otimo, otima, optimo, fantastic*, excelente, maravilh*, lindo, linda, ok, okay, esta, bem, bom, boa, certo, combinado, entendido, percebido, recebido, ate, breve, logo, amanha, ja, sexta, feira, sabado, domingo, segunda, terca, quarta, quinta, nos, vemos, vemo, adeus, tchau, dia, tarde, noite, semana, fim, de, por, tudo, pela, pelo, a, o, as, os, sua, seu, vossa, vosso, tua, teu, resposta, respostas, rapida, rapido, rapidez, tao, informacao, informacoes, ajuda, amabilidade, simpatia, hospitalidade, atencao, gentileza, estadia, foi, estivemos, adoramos, gostamos, imenso, claro, cumprimentos, abraco, beijinhos, melhores, ola, cara, caro, anna, ansiosos, ansiosa, mal, posso, podemos, esperar, e, um, uma, em, com, sem, problema, problemas, igualmente, nada, agradec*, sim, casa, apartamento, estudio, desde, mesmo, mais, vez, super, que',
  neutral:
    'mudam, trocam, trocados, recolhem, passam, desliga, liga, desligam, ligam, ainda, dar, aniversario, chale, studio, fazer, ultimo, mae, pai, pais, marido, mulher, filho, filha, amig*, irmao, irma, voo, aviao, aterra*, ano, anos, mes, meses, idade, kg, quilos, pesa, raca, funciona, comeca, termina, problema, proxim*, servem, serve, dao, algo, sitio, lugar, outro, outra, poder, da, dispon*, dispoe, oferece*, incluid*, confirmar, alem, entao, admit*, permit*, permitid*, aceit*, bem-vind*, bemvind*, enviar, temos, devemos, exat*, exact*, utilizar, usar, uso, deixar, guardar, por, levar, trazer, alojamento, predio, edificio, estudio, villa, moradia, casa, apartamento, quarto, local, proprio, propria, noss*, pequen*, dois, duas, tres, quatro, cinco, seis, pessoas, pessoa, adultos, hospedes, euros, euro, noite, noites, dia, dias, cada, minutos, metros, km, perto, zona, arredores, bairro, dormir, comer, comprar, alugar, ir, vamos, iremos, viajamos, somos, seremos, li, lemos, vi, vimos, anuncio, descricao, realmente, mesmo, algum*, alguma, qualquer, mais, so, apenas, depois, antes, durante, dentro, fora, sempre, necessario, preciso, equipad*, veiculo, carro, carros, acesso, possivel, possibilidade, tenho, meu, minha, fica, ficam, ficar, fazer, receber, encontrar, cabem, podem, tambem, la, ai, aqui, isso, gostavamos, gostaria, gostariamos, boa, bom, ola, obrigad*, ate, ja, ainda, se, ou, nosso, as, levar, de, do, da, dos, das, no, na, nos, nas, ao, aos, passa, demora, demoram, tempo, volta das, por volta, podiamos, cabe, recolhido, recolhida, recolha, carregar, adequada, adequado, da para, dao para, funcionam, chega, chegam, encontramos, exatamente, mais ou menos, poem, troca, leva, levam, faz falta, e preciso, eletrico, cabana, loft, quinta, casinha',
}
