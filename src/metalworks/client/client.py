"""HTTP: who I am, tables, journals, replays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import httpx
import msgspec

from metalworks import messages
from metalworks.client.table import Refusal, Signals, Table
from metalworks.messages import Me, SeatPlan, Shelf, Sitter, TableInfo

Answer = TypeVar("Answer")

COOKIE = "metalworks"
# A connection that nobody uses is let go before the server does so after five seconds: what is sent at that very moment
# would be lost, and nobody could know whether it was carried out.
CONNECTIONS = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=2.0)


class Client:
    """One person at one server; their identity is in `cookie`, to be kept for the next time."""

    def __init__(self, address: str = "http://127.0.0.1:8000", cookie: str = "", timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(
            base_url=self.address, timeout=timeout, limits=CONNECTIONS, event_hooks={"response": [self._keep]}
        )
        self.cookie = cookie
        self._send_cookie()

    async def __aenter__(self) -> Client:
        await self.me()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def _keep(self, answer: httpx.Response) -> None:
        """Keep the one cookie ourselves: an identity may come from elsewhere, and another one take its place."""
        self.cookie = answer.cookies.get(COOKIE) or self.cookie
        self._send_cookie()

    def _send_cookie(self) -> None:
        if self.cookie:
            self.http.headers["cookie"] = f"{COOKIE}={self.cookie}"

    async def ask(self, method: str, path: str, shape: type[Answer], body: msgspec.Struct | None = None) -> Answer:
        """A request and its answer; Refusal if the server refuses."""
        content = msgspec.json.encode(body) if body is not None else None
        headers = {"content-type": "application/json"} if content is not None else {}
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.is_error:
            raise Refusal.of_http(answer.status_code, answer.content)
        if shape is str:
            return answer.text  # type: ignore[return-value]
        return msgspec.json.decode(answer.content, type=shape)

    # -- people ------------------------------------------------------------------------------

    async def me(self) -> Me:
        return await self.ask("GET", "/api/me", Me)

    async def rename(self, name: str) -> Me:
        return await self.ask("PATCH", "/api/me", Me, messages.Rename(name=name))

    async def link(self) -> messages.IdentityLink:
        return await self.ask("POST", "/api/me/link", messages.IdentityLink)

    async def claim(self, token: str) -> Me:
        return await self.ask("POST", "/api/me/claim", Me, messages.ClaimIdentity(token=token))

    # -- tables ------------------------------------------------------------------------------

    async def games(self) -> list[messages.GameInfo]:
        return await self.ask("GET", "/api/games", list[messages.GameInfo])

    async def create(
        self,
        game: str,
        seats: Sequence[str | SeatPlan],
        *,
        options: dict[str, object] | None = None,
        public: bool = False,
        pace: messages.Pace | None = None,
        auto_start: bool = True,
        position: str = "",
        seed: str = "",
    ) -> TableInfo:
        """Make a table; a seat is "me", "open", or the level of a computer player."""
        wish = messages.CreateTable(
            game=game,
            seats=[seat if isinstance(seat, SeatPlan) else _plan(seat) for seat in seats],
            options=options or {},
            public=public,
            pace=pace or messages.Pace(),
            auto_start=auto_start,
            position=position,
            seed=seed,
        )
        return await self.ask("POST", "/api/tables", TableInfo, wish)

    async def tables(self, shelf: Shelf | str = Shelf.OPEN, game: str = "") -> list[TableInfo]:
        query = f"?shelf={Shelf(shelf).value}" + (f"&game={game}" if game else "")
        return (await self.ask("GET", f"/api/tables{query}", messages.TableList)).tables

    async def table(self, table: str) -> TableInfo:
        return await self.ask("GET", f"/api/tables/{table}", TableInfo)

    async def join(self, table: str, seat: int | None = None) -> TableInfo:
        return await self.ask("POST", f"/api/tables/{table}/join", TableInfo, messages.JoinTable(seat=seat))

    async def leave(self, table: str) -> TableInfo:
        return await self.ask("POST", f"/api/tables/{table}/leave", TableInfo)

    async def start(self, table: str, fill: str = "") -> TableInfo:
        return await self.ask("POST", f"/api/tables/{table}/start", TableInfo, messages.StartTable(fill=fill))

    async def rematch(self, table: str) -> TableInfo:
        return await self.ask("POST", f"/api/tables/{table}/rematch", TableInfo)

    # -- matches as a whole ------------------------------------------------------------------

    async def journal(self, table: str) -> str:
        return await self.ask("GET", f"/api/tables/{table}/journal", str)

    async def upload(self, journal: str) -> TableInfo:
        return await self.ask("POST", "/api/journals", TableInfo, messages.ImportJournal(journal=journal))

    async def replay(self, table: str, seat: int | None = None, first: int = 0, count: int = 100) -> messages.Replay:
        query = f"first={first}&count={count}" + (f"&seat={seat}" if seat is not None else "")
        return await self.ask("GET", f"/api/tables/{table}/replay?{query}", messages.Replay)

    async def course(self, table: str) -> messages.Course:
        return await self.ask("GET", f"/api/tables/{table}/course", messages.Course)

    async def position(self, table: str, at: int) -> str:
        return (await self.ask("GET", f"/api/tables/{table}/position?at={at}", messages.Position)).position

    async def fork(self, table: str, at: int, seats: Sequence[str | SeatPlan] = ()) -> TableInfo:
        plans = [seat if isinstance(seat, SeatPlan) else _plan(seat) for seat in seats]
        return await self.ask("POST", f"/api/tables/{table}/fork", TableInfo, messages.ForkTable(at=at, seats=plans))

    async def report(self, text: str, table: str | None = None) -> str:
        return (
            await self.ask("POST", "/api/reports", messages.ReportTaken, messages.Report(text=text, table=table))
        ).id

    # -- WebSockets --------------------------------------------------------------------------

    def play(self, table: str, *, views: bool = True, events: bool = True) -> Table:
        """Sit down at a table, or watch it; it reconnects by itself."""
        return Table(self._socket(f"/api/tables/{table}/play"), self.cookie, views=views, events=events)

    def signals(self) -> Signals:
        """Hear of my turns at all tables."""
        return Signals(self._socket("/api/signals"), self.cookie)

    def _socket(self, path: str) -> str:
        return "ws" + self.address.removeprefix("http") + path


def _plan(seat: str) -> SeatPlan:
    if seat in (Sitter.ME.value, Sitter.OPEN.value):
        return SeatPlan(sitter=Sitter(seat))
    return SeatPlan(sitter=Sitter.COMPUTER, level=seat)
