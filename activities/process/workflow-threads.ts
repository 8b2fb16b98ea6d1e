import v8 from 'node:v8'
import { isMainThread } from 'node:worker_threads'

// Loaded into the worker's threads before anything else (`--import`). Temporal's SDK notes the stack of every promise of a
// workflow, for the web interface's page of call stacks, at a third of what a workflow costs; told that it cannot, it does
// without (`setPromiseHook` in @temporalio/worker). Without the flag the page is there.
if (!isMainThread) {
  v8.promiseHooks.createHook = () => {
    throw new Error('The stacks of promises are not noted')
  }
}
