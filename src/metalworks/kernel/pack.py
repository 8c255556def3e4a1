"""Whole numbers to bytes and back, for `State.to_bytes`: vecs can be neither pickled nor dumped."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Packer:
    """Collects numbers of up to 62 bits as variable-length bytes; small numbers take one."""

    def __init__(self) -> None:
        self.data: bytearray = bytearray()

    def put(self, value: i64) -> None:
        # Zigzag: the sign goes to the lowest bit, so that small negative numbers stay small.
        rest = value * 2 if value >= 0 else -value * 2 - 1
        while rest >= 128:
            self.data.append(rest & 127 | 128)
            rest >>= 7
        self.data.append(rest)

    def put_vec(self, values: vec[i64]) -> None:
        self.put(len(values))
        for value in values:
            self.put(value)

    def bytes(self) -> bytes:
        return bytes(self.data)


class Unpacker:
    """Reads back what a `Packer` wrote, in the same order."""

    def __init__(self, data: bytes) -> None:
        self.data: bytes = data
        self.at: i64 = 0

    def get(self) -> i64:
        rest: i64 = 0
        shift: i64 = 0
        while True:
            byte: i64 = self.data[self.at]
            self.at += 1
            rest |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        return rest >> 1 if rest & 1 == 0 else -((rest + 1) >> 1)

    def get_vec(self) -> vec[i64]:
        size = self.get()
        values = vec[i64](capacity=size)
        for _ in range(size):
            values = append(values, self.get())
        return values
