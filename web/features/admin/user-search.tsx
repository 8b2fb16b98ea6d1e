import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'

/** Searches on Enter or on the button, not while typing. */
export function UserSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form role="search" onSubmit={submit} className="flex w-full gap-2 md:w-auto">
      <Input
        type="search"
        aria-label={say.admin.searchLabel}
        placeholder={say.admin.searchLabel}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="md:w-64"
      />
      <Button type="submit">
        <Search aria-hidden />
        {say.admin.search}
      </Button>
    </form>
  )
}
