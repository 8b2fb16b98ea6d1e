/** As topics are written everywhere: codes, never a model's words. */
export const TOPIC_CODE = /^[a-zA-Z]{2,40}$/
