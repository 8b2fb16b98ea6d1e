import type { ModelFault } from '#workflows/domain/model-faults.ts'

export const modelFaultsEn: Record<ModelFault, string> = {
  dns: 'the name of the model server does not exist',
  refused: 'the model server accepts no connections',
  tls: 'the certificate of the model server is not valid',
  silent: 'the model server does not answer',
  dripping: 'the model server answers too slowly',
  cut_stream: 'the answer of the model broke off',
  too_large: 'the answer of the model was too large',
  empty_body: 'the answer of the model was empty',
  wrong_content_type: 'the model server answered in an unknown format',
  invalid_json: 'the answer of the model server cannot be read',
  rate_limited: 'the model server has too many requests, or the credit is used up',
  server_error: 'the model server is out of order',
  key_refused: 'the model server refuses the key',
  unknown_model: 'the server does not know the model',
  request_refused: 'the model server refused the request',
  declined: 'the model declined to answer',
  answer_cut: 'the model did not finish its answer',
  wrong_schema: 'the model gave no usable answer',
  too_late: 'the model did not answer in time',
  n8n_away: 'n8n did not take the question',
}
