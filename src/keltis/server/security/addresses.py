"""Client addresses as the keys of limits: grouped by network, and taken from a trusted proxy."""

import ipaddress

from starlette.datastructures import Headers


def address_group(address: str) -> str:
    """The address, or its /64 network for IPv6: one subscriber usually has that many addresses.

    >>> address_group("192.0.2.7"), address_group("2001:db8:1:2:3:4:5:6"), address_group("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))


def forwarded_address(headers: Headers, proxies: int) -> str:
    """The client's address as the outermost of our proxies saw it; "" if the header does not say.

    Every proxy appends the address of its peer, so only the last `proxies` entries of X-Forwarded-For can be
    trusted; whatever stands before them was sent by the client.

    >>> forwarded_address(Headers({"x-forwarded-for": "6.6.6.6, 192.0.2.7"}), 1)
    '192.0.2.7'
    """
    hops = [hop.strip() for hop in ",".join(headers.getlist("x-forwarded-for")).split(",")]
    if len(hops) < proxies:
        return ""
    try:
        return str(ipaddress.ip_address(hops[-proxies]))
    except ValueError:
        return ""
