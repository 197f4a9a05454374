import components from '../../conformance-components.md?raw'
import type { MappedComponent } from '../../keyboard-map'

const lines = components.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
const named = (name: string) => lines.find((cells) => cells[1] === name)?.slice(2, -1) ?? []
const heads = named('Component')

/** What is checked of a component's accessibility and what is not, from the table of the conformance page. */
export function Checked({ of }: { of: MappedComponent }) {
  const checks = named(of).map((result, at) => [heads[at] ?? '', result] as const)
  return (
    <p className="sb-unstyled mt-4 text-[0.9375rem]/relaxed text-text-muted">
      Accessibility, by machine:{' '}
      {checks.map(([head, result]) => `${head.toLowerCase()}: ${result}`).join(' · ')}. By hand: forced
      colours, no screen readers.{' '}
      <a
        className="text-text-brand underline"
        href="?path=/docs/docs-accessibility-conformance--docs"
        target="_top"
      >
        Accessibility conformance
      </a>
    </p>
  )
}
