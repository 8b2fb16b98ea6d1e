import { SOURCE_WORKFLOW, type SourceInput, sourceWorkflowId } from '#workflows/domain/workflow-names.ts'
import { HOST } from '#workflows/labels/search-attributes.ts'
import type { Run } from './run.ts'

/** The run that watches a source. */
export const sourceRun = (input: SourceInput): Run => ({
  workflow: SOURCE_WORKFLOW,
  workflowId: sourceWorkflowId(input.sourceId),
  input,
  summary: 'Source',
  labels: [{ key: HOST, value: input.hostId }],
})
