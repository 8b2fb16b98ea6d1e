import { learningCalls } from '#api/contract/learning.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { acceptProposal } from './accept-proposal.ts'
import { dismissProposal } from './dismiss-proposal.ts'
import { readLearning } from './read-learning.ts'
import { reopenProposal } from './reopen-proposal.ts'

export const learningRoutes = defineRoutes(learningCalls, {
  readLearning,
  acceptProposal,
  dismissProposal,
  reopenProposal,
})
