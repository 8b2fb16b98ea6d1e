import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TemplateView } from '#api/contract/templates.ts'
import { WHATSAPP_WINDOW_HOURS } from '#api/contract/told-figures.ts'
import { call } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { langOf, say } from '#web/texts/say.ts'
import { CommandList } from '#web/ui/command-list.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import type { Known } from './known-here.ts'
import { useChat } from './read-conversation.ts'
import { useProperty } from './read-stay.ts'
import { snippetValues } from './snippet-values.ts'
import { TemplateForm } from './template-form.tsx'
import { templateValues } from './template-values.ts'

const idOf = ({ name, language }: TemplateView) => `${name} ${language}`
const hasWords = ({ name, body }: TemplateView, query: string) =>
  `${name} ${body}`.toLowerCase().includes(query.trim().toLowerCase())

const useTemplates = (chatId: string) =>
  useQuery({
    queryKey: queryKeys.templates(chatId),
    queryFn: ({ signal }) => call('listTemplates', { params: { id: chatId } }, { signal }),
    retry: false,
  })

type Props = { chatId: string; known: Known; onClose: () => void }

/** The templates that WhatsApp approved, to be searched by keys; the one that is taken is filled in and sent from here. */
export default function TemplateDialog({ chatId, known, onClose }: Props) {
  const [query, setQuery] = useState('')
  const [template, setTemplate] = useState<TemplateView>()
  const { data = [], isPending, error, refetch } = useTemplates(chatId)
  const chat = useChat(chatId).data
  const property = useProperty(chat?.property?.id)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={template?.name ?? say.arrival.templates.title}
      description={say.arrival.templates.description(WHATSAPP_WINDOW_HOURS)}
      closeLabel={say.arrival.templates.close}
      lang={langOf('it')}
    >
      {error ? (
        <FailedState
          text={failureIt(error, say.arrival.templates.failed)}
          retryLabel={say.arrival.templates.retry}
          onRetry={() => void refetch()}
        />
      ) : template && chat ? (
        <TemplateForm
          key={idOf(template)}
          chatId={chatId}
          known={known}
          template={template}
          proposed={templateValues(template.fields, snippetValues(chat, property, template.language.slice(0, 2)))}
          onSent={onClose}
          onOthers={() => setTemplate(undefined)}
        />
      ) : (
        <CommandList
          className="max-h-80"
          label={say.arrival.templates.search}
          query={query}
          onQuery={setQuery}
          busy={isPending || chat === undefined}
          empty={data.length === 0 ? say.arrival.templates.none : say.arrival.templates.noneFound}
          items={data
            .filter((one) => hasWords(one, query))
            .map((one) => ({
              id: idOf(one),
              label: one.name,
              hint: <span className="line-clamp-1 max-w-44 text-right">{`${one.language} · ${one.body}`}</span>,
            }))}
          onChoose={(id) => setTemplate(data.find((one) => idOf(one) === id))}
        />
      )}
    </Dialog>
  )
}
