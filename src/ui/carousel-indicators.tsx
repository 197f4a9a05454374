import { cva } from 'class-variance-authority'
import { useTranslations } from '../i18n'

const indicatorStyles = cva(
  'relative block h-0.75 w-full overflow-hidden rounded-pill bg-border-strong forced-colors:border',
)
const fillStyles = cva(
  'absolute inset-0 origin-left rounded-pill bg-primary rtl:origin-right forced-colors:bg-[Highlight]',
  {
    variants: {
      timed: {
        true: [
          'motion-safe:animate-[indicator-fill_linear_both]',
          'group-focus-within/carousel:[animation-play-state:paused] group-hover/carousel:[animation-play-state:paused]',
        ],
      },
    },
  },
)

interface CarouselIndicatorsProps {
  count: number
  active: number
  /** Duration per slide in seconds, in which the active indicator fills. */
  interval: number
  playing: boolean
  onSelect: (index: number) => void
  /** Called when the active indicator is full. */
  onElapsed: () => void
  onPlayingChange: (playing: boolean) => void
  /** Accessible label by 1-based position. @default 'To picture 1' in the current language */
  indicatorLabel?: (position: number) => string
}

/** One button per slide. The CSS animation of the active one is the timer, so pausing it pauses the carousel. */
export function CarouselIndicators({
  count,
  active,
  interval,
  playing,
  onSelect,
  onElapsed,
  onPlayingChange,
  indicatorLabel,
}: CarouselIndicatorsProps) {
  const t = useTranslations('ui')
  const timed = interval > 0 && playing
  return (
    <>
      <ol className="flex min-w-0 flex-1 gap-1.5">
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="max-w-9 min-w-0 flex-1">
            <button
              type="button"
              aria-label={indicatorLabel?.(index + 1) ?? t('carousel.go', { index: index + 1 })}
              aria-current={index === active || undefined}
              onClick={() => onSelect(index)}
              className="flex min-h-hit w-full items-center"
            >
              <span className={indicatorStyles()}>
                {index === active && (
                  <span
                    className={fillStyles({ timed })}
                    style={timed ? { animationDuration: `${interval}s` } : undefined}
                    onAnimationEnd={onElapsed}
                  />
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {interval > 0 && (
        <button
          type="button"
          onClick={() => onPlayingChange(!playing)}
          className="min-h-hit px-2 text-small font-medium text-text-muted hover:text-text motion-reduce:hidden"
        >
          {t(playing ? 'carousel.pause' : 'carousel.play')}
        </button>
      )}
    </>
  )
}
