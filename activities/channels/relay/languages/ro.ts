import { type Frame, listed } from './frame.ts'

export const romanian: Frame = {
  begins: listed(`
    {name} a scris: | {name} scrie: | {name} întreabă: | {name} a răspuns: | {name} a spus: | Mesaj de la {name}: | Mesaj nou de la {name}:
    Mesaj nou de la {name} | Mesajul oaspetelui: | Mesajul oaspetelui | Mesaj de la oaspete: | Mesaj de la oaspete | Mesaj de la client
    {name} v-a trimis un mesaj | {name} ți-a trimis un mesaj | {name} a răspuns la mesajul dvs | {name} a răspuns la mesajul tău
    Aveți un mesaj nou de la {name} | Ai un mesaj nou de la {name} | Mesaj de la călător | Informații suplimentare | Mai multe informații
    Un oaspete v-a trimis un mesaj
  `),
  ends: listed(`
    Răspundeți | Răspunde | Răspunde acum | Răspundeți acum | Răspundeți oaspetelui | Răspunde oaspetelui | Răspundeți la mesaj | Răspunde la mesaj
    Răspundeți la această solicitare | Vezi mesajul | Vedeți mesajul | Vezi conversația | Acceptă | Refuză | Acceptați sau refuzați | Detalii rezervare
    Detaliile rezervării | Detalii despre rezervare | Informații despre rezervare | Mesaje anterioare | Puteți răspunde și direct la acest e-mail
    Poți răspunde și direct la acest e-mail | Puteți răspunde direct la acest e-mail | Tradus automat
  `),
  amid: listed(`
    Tradus automat. Mesajul original: | Mesajul original: | Mesaj original:
  `),
  hosts: listed(`
    Gazdă | Gazda | Cogazdă
  `),
  tells: listed(`
    oaspetele dvs. {name} | oaspetele tău {name}
  `),
  others: listed(`
    Aveți un mesaj nou de la un oaspete | Ai un mesaj nou de la un oaspete | Mesaj nou de la un oaspete | Mesaj nou de la oaspete
    Vă rugăm să scrieți răspunsul deasupra acestei linii | Scrieți răspunsul deasupra acestei linii | Modificați preferințele
    Pentru protecția și siguranța ta, comunică întotdeauna prin Airbnb | Descarcă aplicația Airbnb | Aflați mai multe | Află mai multe
    Identitate verificată | Oaspete | Persoana care a rezervat | Călător | Mesaj | Mesaj nou | Solicitare | Solicitare nouă | Cerere de rezervare
    Rezervare nouă | Rezervare confirmată | Confirmarea rezervării | Anulare | {name} este interesat de proprietatea dvs | Vezi rezervarea
    Gestionează rezervarea | Acest e-mail a fost trimis de {platform} | Acest e-mail v-a fost trimis de {platform} | Întreaga locuință | Cameră privată
    Disponibil după rezervare | Dezabonare | Confidențialitate | Centru de ajutor | Știați că?
  `),
  labels: {
    name: listed(`
      Numele oaspetelui | Nume oaspete | Oaspete | Nume | Numele călătorului | Rezervat de | Client
    `),
    code: listed(`
      Număr de confirmare | Numărul de confirmare | Cod de confirmare | Codul de confirmare | Numărul rezervării | Număr de rezervare | Număr rezervare
      Cod de rezervare | ID rezervare | ID-ul rezervării | Rezervare | Rezervarea | Număr de referință
    `),
    number: listed(`
      ID proprietate | Unitate | Camere | Număr de camere | Numărul de camere | Total camere | Nopți | Număr de nopți | PIN
    `),
    checkIn: listed(`
      Check-in | Sosire | Data sosirii | Data check-in-ului
    `),
    checkOut: listed(`
      Check-out | Plecare | Data plecării | Data check-out-ului
    `),
    dates: listed(`
      Date | Perioada | Perioadă | Sejur | Datele călătoriei
    `),
    guests: listed(`
      Oaspeți | Număr de oaspeți | Numărul de oaspeți | Total oaspeți | Numărul total de oaspeți | Persoane | Număr de persoane | Călători | Adulți
    `),
    price: listed(`
      Total | Preț total | Preț | Sumă | Plată
    `),
    title: listed(
      'Proprietate | Numele proprietății | Nume proprietate | Cazare | Numele cazării | Apartament | Anunț',
    ),
    room: listed('Tipul camerei | Tip cameră | Tipul proprietății'),
    phone: listed(`
      Telefon | Număr de telefon
    `),
  },
  subjects: listed(`
    Am primit acest mesaj de la {name} | Mesaj de la clientul {platform} {name} | Mesaj de la oaspetele {platform} {name} | Mesaj de la oaspetele {name}
    Mesaj de la {name} despre {listing} | Mesaj de la {name} | Mesaj nou de la {name} | Răspuns de la {name} | Solicitare de la {name}
    Rezervare de la {name} | {name} v-a trimis un mesaj | {name} ți-a trimis un mesaj | {name} a răspuns la mesajul dvs | Rezervare la {listing}
    Rezervare pentru {listing} | Rezervarea pentru {listing} | Rezervarea la {listing} | Solicitare pentru {listing}
    Cerere de rezervare pentru {listing} | Rezervare confirmată - {name} sosește | Rezervare confirmată: {name} sosește
  `),
  notices: listed(`
    rezervare confirmata | rezervarea este confirmata | confirmarea rezervarii | rezervare anulata | rezervarea a fost anulata | anulata | anulare
    rezervare modificata | rezervare noua | plata | factura | recenzie | evaluare | memento | soseste maine | soseste azi
  `),
  wrote: listed(`
    mesaj | mesajul | intrebare | solicitare | a raspuns
  `),
}
