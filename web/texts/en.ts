/** English texts that the entry needs. Screens in English keep theirs beside this file, in a file of their own. */
export const en = {
  errors: {
    unauthorized: 'Unauthorized',
    forbidden: 'Forbidden',
    http: (status: number) => `HTTP ${status}`,
    network: 'Network error',
    unexpectedApplication: 'Unexpected Application Error!',
    unexpected: 'Unexpected error',
    failedToLoad: 'This could not be loaded.',
    retry: 'Try again',
    reload: 'Reload the page',
    backToDashboard: 'Back to the dashboard',
    notFoundTitle: 'There is no such page',
    notFoundText: 'The address may be old or mistyped.',
  },
  common: {
    loading: 'Loading...',
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving…',
    edit: 'Edit',
    delete: 'Delete',
    back: 'Back',
    yes: 'Yes',
    no: 'No',
  },
} as const
