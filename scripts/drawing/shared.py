"""What every scene is shown with, whatever it shows: sky, rays, scaffold, crane, and the paper of a plan."""

from __future__ import annotations

from math import cos, pi, sin

from drawing.shapes import points


def _rays() -> str:
    """From the sun, for what stands finished."""
    words = ""
    for i in range(14):
        angle = i / 14 * 2 * pi

        def at(turn: float, distance: float, angle: float = angle) -> tuple[float, float]:
            return 24 + cos(angle + turn) * distance, 22 + sin(angle + turn) * distance

        words += points("M", *at(-0.05, 12), "L", *at(-0.07, 260), "L", *at(0.07, 260), "L", *at(0.05, 12), "Z")
    return f'<path d="{words}" fill="var(--rays)"/>'


SHARED: dict[str, str] = {
    "sky": '<circle cx="24" cy="22" r="15" fill="var(--halo)"/><circle cx="24" cy="22" r="7.5" fill="var(--sun-disc)"/>'
    '<path d="M70 17q3-5 9-3q6-4 10 1q6 0 6 3H66q1-2 4-1zM96 29q4-3 8-1q5-1 7 2H93z" fill="var(--cloud)"/>',
    "rays": _rays(),
    "cast": '<path d="M30 66L112 66L120 72L40 72Z" fill="var(--cast)"/>',
    "scaffold": '<path d="M22 66V26M44 66V26M76 66V26M98 66V26M18 54H102M18 42H102M18 30H102M22 54L44 42M76 54L98 42M22 66L44 54M76 66L98 54" '
    'fill="none" stroke="var(--scaffold)" stroke-width="1.1"/>',
    "crane": '<path d="M104 66L98 12L60 18M98 12L112 30M60 18V30" fill="none" stroke="var(--crane)" stroke-width="1.6"/>'
    '<rect x="55" y="30" width="10" height="6" fill="var(--lit)"/>',
    "paper": '<path d="M0 20H120M0 40H120M0 60H120M20 0V80M40 0V80M60 0V80M80 0V80M100 0V80" fill="none" stroke="var(--plan)" stroke-width=".35" opacity=".28"/>'
    '<path d="M0 66H120" stroke="var(--plan)" stroke-width="1.2"/>'
    '<path d="M12 66v6M108 66v6M12 69H108" fill="none" stroke="var(--plan)" opacity=".7"/>',
}
