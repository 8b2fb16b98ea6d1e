import type { ModelFault } from '#workflows/domain/model-faults.ts'

export const modelFaultsIt: Record<ModelFault, string> = {
  dns: 'il nome del server del modello non esiste',
  refused: 'il server del modello non accetta connessioni',
  tls: 'il certificato del server del modello non è valido',
  silent: 'il server del modello non risponde',
  dripping: 'il server del modello risponde troppo lentamente',
  cut_stream: 'la risposta del modello si è interrotta',
  too_large: 'la risposta del modello era troppo grande',
  empty_body: 'la risposta del modello era vuota',
  wrong_content_type: 'il server del modello ha risposto in un formato sconosciuto',
  invalid_json: 'la risposta del server del modello non è leggibile',
  rate_limited: 'il server del modello ha troppe richieste o il credito è esaurito',
  server_error: 'il server del modello ha un guasto',
  key_refused: 'il server del modello rifiuta la chiave',
  unknown_model: 'il server non conosce il modello',
  request_refused: 'il server del modello ha rifiutato la richiesta',
  declined: 'il modello ha rifiutato di rispondere',
  answer_cut: 'il modello non ha finito la risposta',
  wrong_schema: 'il modello non ha dato una risposta utilizzabile',
  too_late: 'il modello non ha risposto in tempo',
  n8n_away: 'n8n non ha accolto la domanda',
}
