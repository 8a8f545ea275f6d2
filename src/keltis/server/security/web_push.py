"""Web Push: encryption of messages (RFC 8291, `aes128gcm` of RFC 8188) and VAPID (RFC 8292).

Import it only where a message is sent or a subscription is read: loading `cryptography` takes a while.
"""

import base64
import binascii
import json
import os
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT, SCALAR, AUTH, SALT = 65, 32, 16, 16  # bytes
RECORD = 4096  # bytes: the only record is shorter
PLAIN = 192  # bytes to which every message is padded, so that its length tells nothing
VALID = 12 * 60 * 60  # seconds; a VAPID token may be valid for a day at most


def encoded(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str, length: int) -> bytes:
    """So many bytes from base64url; ValueError otherwise."""
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except binascii.Error:
        raise ValueError("not base64url") from None
    if len(data) != length:
        raise ValueError(f"{len(data)} bytes instead of {length}")
    return data


# --- keys --------------------------------------------------------------------------------------


def fresh_key() -> str:
    """A new private key for VAPID."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(SCALAR, "big"))


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(key, SCALAR), "big"), CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(key: str) -> str:
    """The public key that belongs to a private one: browsers subscribe with it."""
    return encoded(_point(_private(key).public_key()))


def check_keys(p256dh: str, auth: str) -> None:
    """Whether messages can be encrypted with the keys of a subscription; ValueError if not."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh, POINT))
    decoded(auth, AUTH)


# --- messages ----------------------------------------------------------------------------------


def encrypted(plain: bytes, p256dh: str, auth: str) -> bytes:
    """The body of a push message, readable only by the browser with these keys."""
    if len(plain) >= PLAIN:
        raise ValueError("too long")
    receiver, secret = decoded(p256dh, POINT), decoded(auth, AUTH)
    ephemeral = ec.generate_private_key(CURVE)
    own = _point(ephemeral.public_key())
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver)
    shared = ephemeral.exchange(ec.ECDH(), public)
    material = _derived(shared, secret, b"WebPush: info\0" + receiver + own, 32)
    salt = os.urandom(SALT)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    record = (plain + b"\x02").ljust(PLAIN, b"\0")  # 2: the last record; then padding
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return header + AESGCM(key).encrypt(nonce, record, None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def authorization(key: str, endpoint: str, contact: str, now: float) -> str:
    """The Authorization header that names this server to a push service."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID, "sub": contact}
    signed = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    signature = decode_dss_signature(_private(key).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = b"".join(number.to_bytes(SCALAR, "big") for number in signature)
    return f"vapid t={signed}.{encoded(token)}, k={public_key(key)}"
